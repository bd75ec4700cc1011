/// Tells `base.name` from `.name`.
enum DotBase {
  /// Words that an expression follows.
  private static let keywords: Set<String> = [
    "return", "case", "in", "throw", "else", "where", "try", "await", "if", "guard", "while", "switch", "default", "is",
    "as", "let", "var", "any", "some", "yield", "repeat", "do",
  ]

  /// Whether an expression stands before the dot.
  static func stands(before dot: Int, in bytes: [UInt8]) -> Bool {
    var end = dot
    while end > 0, isSpace(bytes[end - 1]) { end -= 1 }
    guard end > 0 else { return false }
    let byte = bytes[end - 1]
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "`"): return true
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return end == dot && end > 1 && !isSpace(bytes[end - 2])
    case UInt8(ascii: ">"): return end > 1 && bytes[end - 2] != UInt8(ascii: "-") && end == dot
    default:
      guard CodeCursor.isWord(byte) else { return false }
      var start = end
      while start > 0, CodeCursor.isWord(bytes[start - 1]) { start -= 1 }
      return end == dot || !keywords.contains(String(decoding: bytes[start..<end], as: UTF8.self))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
