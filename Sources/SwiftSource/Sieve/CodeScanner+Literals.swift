extension CodeScanner {
  /// Begins the string literal whose opening quote is at `index`, behind its number signs, and moves to its end or
  /// into its first interpolation, which is then open as a bracket.
  mutating func openString(signs: Int) throws(UnclearStructure) {
    let isMultiline = opensMultiline(signs: signs)
    index += isMultiline ? 3 : 1
    noteColorText()
    try skipText(until: StringDelimiter(signs: signs, isMultiline: isMultiline))
  }

  /// Moves over the text of a string literal, behind its end or into its next interpolation.
  mutating func skipText(until delimiter: StringDelimiter) throws(UnclearStructure) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let quotes = delimiter.isMultiline ? 3 : 1
        if repeats(UInt8(ascii: "\""), quotes, at: index),
          repeats(UInt8(ascii: "#"), delimiter.signs, at: index + quotes)
        {
          index += quotes + delimiter.signs
          return
        }
        index += 1
      case UInt8(ascii: "\\"):
        index += 1
        guard repeats(UInt8(ascii: "#"), delimiter.signs, at: index) else { continue }
        index += delimiter.signs
        guard index < bytes.count else { throw .unterminatedLiteral }
        if bytes[index] == UInt8(ascii: "(") {
          index += 1
          brackets.append(.interpolation)
          strings.append(delimiter)
          return
        }
        if bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !delimiter.isMultiline { throw .unterminatedLiteral }
        index += 1
      default:
        index += 1
      }
    }
    throw .unterminatedLiteral
  }

  /// Moves over an identifier in backticks, which may hold anything but a backtick, a backslash and a line end.
  mutating func skipRawIdentifier() throws(UnclearStructure) {
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "`"):
        index += 1
        return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw .unterminatedLiteral
      default:
        if classes[Int(bytes[index])] == .word { scanWord() } else { index += 1 }
      }
    }
    throw .unterminatedLiteral
  }

  /// Moves over the regex literal whose opening slash is at `index`, behind at least one number sign.
  mutating func skipExtendedRegex(signs: Int) throws(UnclearStructure) {
    index += 1
    let isMultiline = isRestOfLineBlank(at: index)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where repeats(UInt8(ascii: "#"), signs, at: index + 1):
        index += 1 + signs
        return
      case UInt8(ascii: "\\"):
        index += 1
        if index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { throw .unterminatedLiteral }
        index += 1
      default:
        index += 1
      }
    }
    throw .unterminatedLiteral
  }

  /// Whether `count` bytes from `start` are all `byte`.
  func repeats(_ byte: UInt8, _ count: Int, at start: Int) -> Bool {
    guard bytes.count - start >= count else { return false }
    for offset in 0..<count where bytes[start + offset] != byte { return false }
    return true
  }

  /// Whether three quotes at `index` begin a literal of several lines.
  ///
  /// Between number signs they may be a short literal instead: `#"""#` is a single quote.
  private func opensMultiline(signs: Int) -> Bool {
    guard repeats(UInt8(ascii: "\""), 3, at: index) else { return false }
    guard signs > 0 else { return true }
    var next = index + 2
    while next < bytes.count, bytes[next] != UInt8(ascii: "\n"), bytes[next] != UInt8(ascii: "\r") {
      if bytes[next] == UInt8(ascii: "\""), repeats(UInt8(ascii: "#"), signs, at: next + 1) { return false }
      next += 1
    }
    return true
  }

  private func isRestOfLineBlank(at start: Int) -> Bool {
    var next = start
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") { next += 1 }
    return next < bytes.count && (bytes[next] == UInt8(ascii: "\n") || bytes[next] == UInt8(ascii: "\r"))
  }
}
