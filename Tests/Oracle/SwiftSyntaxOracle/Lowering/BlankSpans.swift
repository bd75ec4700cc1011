/// Code that the parser is not shown.
enum BlankSpans {
  /// The bytes with all spans turned to spaces; line ends stay.
  static func applied(_ spans: [Range<Int>], to bytes: [UInt8]) -> [UInt8] {
    if spans.isEmpty { return bytes }
    var result = bytes
    for span in spans {
      for index in span.clamped(to: result.indices) where !isLineEnd(result[index]) {
        result[index] = UInt8(ascii: " ")
      }
    }
    return result
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
