/// Moves over Swift text by tokens, whole or broken: what never ends, ends with the line or the text.
struct CodeCursor {
  let bytes: [UInt8]
  var index: Int

  /// What a string literal begins and ends with.
  struct Delimiter: Hashable {
    var signs: Int
    var isMultiline: Bool

    /// As source text behind the literal.
    var closing: String { String(repeating: "\"", count: isMultiline ? 3 : 1) + String(repeating: "#", count: signs) }
  }

  /// Where reading a string's text stopped.
  enum StringEnd: Hashable {
    /// Behind the closing quotes.
    case closed
    /// Behind `\(`.
    case interpolation
    /// At the end of the line or of what may be read.
    case open
  }

  func byte(_ offset: Int = 0) -> UInt8? {
    let place = index + offset
    return bytes.indices.contains(place) ? bytes[place] : nil
  }

  static func isWordStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isWord(_ byte: UInt8) -> Bool { isWordStart(byte) || isDigit(byte) || byte == UInt8(ascii: "$") }

  /// Behind the identifier at `start`.
  func wordEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    return end
  }

  /// Behind the number at `start`: digits of any base, and a fraction.
  func numberEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let isPoint = bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count && Self.isDigit(bytes[end + 1])
      guard Self.isWord(bytes[end]) || isPoint else { break }
      end += 1
    }
    return end
  }

  /// Moves behind the line comment here, to the line's end.
  mutating func skipLine() {
    while let byte = byte(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
  }

  /// Moves behind the block comment that begins here; `false` where it has no end before `limit`.
  mutating func skipBlockComment(before limit: Int) -> Bool {
    var depth = 0
    while index + 1 < limit, index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return true }
      } else {
        index += 1
      }
    }
    index = min(limit, bytes.count)
    return false
  }

  /// The delimiter of the string literal that begins at a quote or number sign here, and the offset of its text; `nil`
  /// where none begins.
  func stringStart() -> (delimiter: Delimiter, text: Int)? {
    var start = index
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    let signs = start - index
    let isMultiline =
      repeats(UInt8(ascii: "\""), 3, at: start) && !(signs > 0 && repeats(UInt8(ascii: "#"), 1, at: start + 3))
    return (Delimiter(signs: signs, isMultiline: isMultiline), start + (isMultiline ? 3 : 1))
  }

  /// Reads a string's text from here, up to `limit`.
  mutating func readString(_ delimiter: Delimiter, before limit: Int) -> StringEnd {
    let quotes = delimiter.isMultiline ? 3 : 1
    while index < limit, let byte = byte() {
      switch byte {
      case UInt8(ascii: "\""):
        if repeats(UInt8(ascii: "\""), quotes, at: index),
          repeats(UInt8(ascii: "#"), delimiter.signs, at: index + quotes)
        {
          index += quotes + delimiter.signs
          return .closed
        }
        index += 1
      case UInt8(ascii: "\\"):
        index += 1
        guard repeats(UInt8(ascii: "#"), delimiter.signs, at: index) else { continue }
        index += delimiter.signs
        if self.byte() == UInt8(ascii: "(") {
          index += 1
          return .interpolation
        }
        if let next = self.byte(), next != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !delimiter.isMultiline { return .open }
        index += 1
      default: index += 1
      }
    }
    index = min(index, bytes.count)
    return .open
  }

  private func repeats(_ byte: UInt8, _ count: Int, at start: Int) -> Bool {
    guard start >= 0, bytes.count - start >= count else { return false }
    for offset in 0..<count where bytes[start + offset] != byte { return false }
    return true
  }
}
