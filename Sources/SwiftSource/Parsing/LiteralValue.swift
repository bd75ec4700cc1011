/// Resolves the escapes of a string literal's text.
struct LiteralValue {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Number signs that an escape's backslash is followed by.
  let signs: Int

  /// The value of one line; `nil` where an escape means nothing.
  func line(_ start: Int, _ end: Int) -> String? {
    var result: [UInt8] = []
    guard append(start, end, to: &result) else { return nil }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of the lines between the delimiters.
  func multiline(_ start: Int, _ end: Int, indentation: Int) -> String {
    var result: [UInt8] = []
    var isValid = true
    // As written, for where an escape means nothing.
    var plain: [UInt8] = []
    for line in lines(start, end, indentation) {
      plain += bytes[line.start..<line.next]
      let continues = escapedLineEnd(line.start, line.end)
      if !append(line.start, continues ?? line.end, to: &result) { isValid = false }
      if continues == nil, line.next > line.end { result.append(0x0A) }
    }
    return String(decoding: isValid ? result : plain, as: UTF8.self)
  }

  /// The lines between the delimiters as written, escapes among them.
  func written(_ start: Int, _ end: Int, indentation: Int) -> String {
    lines(start, end, indentation)
      .map { String(decoding: bytes[$0.start..<writtenEnd($0)], as: UTF8.self) }
      .joined()
  }

  private func lines(_ start: Int, _ end: Int, _ indentation: Int) -> LiteralLines {
    LiteralLines(bytes: bytes, from: start, to: end, indentation: indentation, isFirst: true, isLast: true)
  }

  /// Where what a line holds ends: with its line end, or before the backslash that escapes it.
  func writtenEnd(_ line: LiteralLines.Line) -> Int {
    line.isEnded ? escapedLineEnd(line.start, line.end) ?? line.next : line.next
  }

  /// Where a backslash escapes the line's end.
  private func escapedLineEnd(_ start: Int, _ end: Int) -> Int? {
    var last = end
    while last > start, bytes[last - 1] == UInt8(ascii: " ") || bytes[last - 1] == UInt8(ascii: "\t") { last -= 1 }
    let first = last - 1 - signs
    guard first >= start, bytes[first] == UInt8(ascii: "\\") else { return nil }
    for index in (first + 1)..<last where bytes[index] != UInt8(ascii: "#") { return nil }
    // An escaped backslash escapes nothing.
    var backslashes = 0
    var index = first
    while signs == 0, index >= start, bytes[index] == UInt8(ascii: "\\") {
      backslashes += 1
      index -= 1
    }
    return signs > 0 || backslashes % 2 == 1 ? first : nil
  }

  private func append(_ start: Int, _ end: Int, to result: inout [UInt8]) -> Bool {
    var index = start
    while index < end {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\\"), holdsSigns(index + 1, end) else {
        result.append(byte)
        index += 1
        continue
      }
      index += 1 + signs
      guard index < end else { return false }
      switch bytes[index] {
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): result.append(bytes[index])
      case UInt8(ascii: "u"):
        guard let scalar = scalar(&index, end) else { return false }
        result += Array(String(scalar).utf8)
        continue
      default: return false
      }
      index += 1
    }
    return true
  }

  func holdsSigns(_ start: Int, _ end: Int) -> Bool {
    guard start + signs <= end else { return false }
    for index in start..<(start + signs) where bytes[index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// `u{…}`; moves behind it.
  private func scalar(_ index: inout Int, _ end: Int) -> Unicode.Scalar? {
    guard index + 1 < end, bytes[index + 1] == UInt8(ascii: "{") else { return nil }
    var next = index + 2
    var value: UInt32 = 0
    var digits = 0
    while next < end, bytes[next] != UInt8(ascii: "}") {
      let byte = bytes[next]
      let digit: UInt32
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = UInt32(byte - UInt8(ascii: "a")) + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = UInt32(byte - UInt8(ascii: "A")) + 10
      default: return nil
      }
      digits += 1
      guard digits <= 8 else { return nil }
      value = value &<< 4 | digit
      next += 1
    }
    guard next < end, digits > 0 else { return nil }
    index = next + 1
    return Unicode.Scalar(value)
  }
}
