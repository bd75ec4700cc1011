/// How a file's bytes write text.
enum TextEncoding {
  /// Whether a text is UTF-16: by its mark, or by two letters of one byte each in front.
  static func isUTF16(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(4)
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return true }
    let zeros = start.map { $0 == 0 }
    return zeros == [false, true, false, true] || zeros == [true, false, true, false]
  }
}
