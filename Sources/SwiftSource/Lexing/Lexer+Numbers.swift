extension Lexer {
  /// A number; letters that stick to it are part of it.
  mutating func number() {
    let start = index
    var kind = LexemeKind.integer
    if bytes[start] == UInt8(ascii: "0"), peek(1) == UInt8(ascii: "x") {
      if hexNumber() { kind = .float }
    } else if bytes[start] == UInt8(ascii: "0"), peek(1) == UInt8(ascii: "o") || peek(1) == UInt8(ascii: "b") {
      skipWord()
    } else if decimalNumber() {
      kind = .float
    }
    add(kind, start, value: table.words.intern(bytes, start, index))
  }

  /// Moves over a decimal number; gives whether it is one with a point or an exponent.
  private mutating func decimalNumber() -> Bool {
    let start = index
    skipDigits()
    var isFloat = false
    if peek(0) == UInt8(ascii: ".") {
      // `x.0.1` is an element of an element, `4.x` a member.
      guard isDigit(peek(1)), !isBehindPeriod(start) else { return false }
      index &+= 1
      skipDigits()
      isFloat = true
    } else if peek(0) != UInt8(ascii: "e"), peek(0) != UInt8(ascii: "E") {
      skipWord()
      return false
    }
    if peek(0) == UInt8(ascii: "e") || peek(0) == UInt8(ascii: "E") {
      isFloat = true
      index &+= 1
      if peek(0) == UInt8(ascii: "-") || peek(0) == UInt8(ascii: "+") { index &+= 1 }
      skipWord()
    }
    return isFloat
  }

  /// Moves over a number behind `0x`; gives whether it has a binary exponent.
  private mutating func hexNumber() -> Bool {
    index &+= 2
    let digits = index
    skipHexDigits()
    guard index > digits else {
      skipWord()
      return false
    }
    let end = index
    if peek(0) == UInt8(ascii: "."), isHexDigit(peek(1)) {
      index &+= 1
      skipHexDigits()
      guard peek(0) == UInt8(ascii: "p") || peek(0) == UInt8(ascii: "P") else {
        // `0x1.description`
        index = end
        return false
      }
    }
    guard peek(0) == UInt8(ascii: "p") || peek(0) == UInt8(ascii: "P") else {
      skipWord()
      return false
    }
    index &+= 1
    if peek(0) == UInt8(ascii: "-") || peek(0) == UInt8(ascii: "+") { index &+= 1 }
    skipWord()
    return true
  }

  private func isBehindPeriod(_ start: Int) -> Bool {
    guard let last = table.lexemes.last else { return false }
    return last.kind == .period
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }

  @inline(__always)
  private mutating func skipDigits() {
    while index < count, isDigit(bytes[index]) || bytes[index] == UInt8(ascii: "_") { index &+= 1 }
  }

  private mutating func skipHexDigits() {
    while index < count, isHexDigit(bytes[index]) || bytes[index] == UInt8(ascii: "_") { index &+= 1 }
  }
}
