/// What ends a string literal.
struct LiteralDelimiter {
  /// Number signs around the quotes.
  var signs: Int
  var isMultiline: Bool
}

extension Lexer {
  /// A string literal whose first quote is at `index`, behind its number signs.
  ///
  /// One lexeme where it has no interpolation, else its parts.
  mutating func string(signs: Int, start: Int) {
    let isMultiline = opensMultiline(signs: signs)
    index &+= isMultiline ? 3 : 1
    let delimiter = LiteralDelimiter(signs: signs, isMultiline: isMultiline)
    let text = index
    var more: LexemeFlags = isMultiline ? .multiline : []
    switch skipText(delimiter, &more) {
    case .closed(_), .unterminated: add(.string, start, more)
    case .interpolated(let end):
      let resume = index
      index = text
      add(.stringOpen, start, isMultiline ? .multiline : [])
      index = end
      // The text's own flags say how to read it.
      add(.stringText, text, more)
      open(interpolationFrom: end, to: resume, delimiter)
    }
  }

  /// Goes on with a literal behind one of its interpolations.
  mutating func continueString(_ delimiter: LiteralDelimiter) {
    let text = index
    var more: LexemeFlags = delimiter.isMultiline ? .multiline : []
    switch skipText(delimiter, &more) {
    case .closed(let end):
      let resume = index
      index = end
      add(.stringText, text, more)
      index = resume
      add(.stringClose, end)
    case .unterminated:
      add(.stringText, text, more)
      add(.stringClose, index, .unterminated)
    case .interpolated(let end):
      let resume = index
      index = end
      add(.stringText, text, more)
      open(interpolationFrom: end, to: resume, delimiter)
    }
  }

  private mutating func open(interpolationFrom start: Int, to end: Int, _ delimiter: LiteralDelimiter) {
    open.append(Open(lexeme: table.lexemes.count, kind: .interpolation, literal: delimiter))
    index = end
    add(.interpolation, start)
  }

  private enum TextEnd {
    /// Behind the delimiter; the text ended at the offset.
    case closed(Int)
    /// Behind `\(`; the text ended at the offset.
    case interpolated(Int)
    /// At the end of the line or of the file.
    case unterminated
  }

  /// Moves over the text of a literal.
  private mutating func skipText(_ delimiter: LiteralDelimiter, _ flags: inout LexemeFlags) -> TextEnd {
    let quotes = delimiter.isMultiline ? 3 : 1
    while index < count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        if repeats(UInt8(ascii: "\""), quotes, at: index),
          repeats(UInt8(ascii: "#"), delimiter.signs, at: index &+ quotes)
        {
          let end = index
          index &+= quotes &+ delimiter.signs
          return .closed(end)
        }
        index &+= 1
      case UInt8(ascii: "\\"):
        guard repeats(UInt8(ascii: "#"), delimiter.signs, at: index &+ 1) else {
          index &+= 1
          continue
        }
        let start = index
        index &+= 1 &+ delimiter.signs
        guard index < count else {
          flags.insert(.unterminated)
          return .unterminated
        }
        if bytes[index] == UInt8(ascii: "(") {
          index &+= 1
          return .interpolated(start)
        }
        flags.insert(.escapes)
        if bytes[index] != 0x0A, bytes[index] != 0x0D { index &+= 1 }
      case 0x0A, 0x0D:
        if !delimiter.isMultiline {
          flags.insert(.unterminated)
          return .unterminated
        }
        if bytes[index] == 0x0D { flags.insert(.escapes) }
        index &+= 1
      default: index &+= 1
      }
    }
    flags.insert(.unterminated)
    return .unterminated
  }

  /// Whether three quotes at `index` begin a literal of several lines.
  ///
  /// Between number signs they may be a short literal instead: `#"""#` is a single quote.
  private mutating func opensMultiline(signs: Int) -> Bool {
    guard repeats(UInt8(ascii: "\""), 3, at: index) else { return false }
    guard signs > 0, isPatient else { return true }
    var next = index + 2
    while next < count, bytes[next] != 0x0A, bytes[next] != 0x0D {
      if bytes[next] == UInt8(ascii: "\""), repeats(UInt8(ascii: "#"), signs, at: next + 1) { return false }
      next += 1
    }
    lookedInVain(next - index)
    return true
  }

  // MARK: Number signs

  /// What number signs introduce: a literal, a directive or the name of a macro.
  mutating func pound() {
    let start = index
    var signs = 1
    while peek(signs) == UInt8(ascii: "#") { signs &+= 1 }
    switch peek(signs) {
    case UInt8(ascii: "\""):
      index &+= signs
      return string(signs: signs, start: start)
    case UInt8(ascii: "/"):
      if extendedRegex(signs: signs) { return }
    default: break
    }
    // All but the last stand alone.
    for _ in 1..<signs { single(.pound) }
    let last = index
    index &+= 1
    let word = index
    if index < count, classes[Int(bytes[index])].isWord {
      skipWord()
      let kind: LexemeKind? =
        switch index &- word {
        case 2 where holds("if", at: word): .poundIf
        case 4 where holds("else", at: word): .poundElse
        case 5 where holds("endif", at: word): .poundEndif
        case 6 where holds("elseif", at: word): .poundElseif
        default: nil
        }
      if let kind { return add(kind, last) }
      index = word
    }
    add(.pound, last)
  }

  private func holds(_ text: StaticString, at start: Int) -> Bool {
    for offset in 0..<text.utf8CodeUnitCount where bytes[start &+ offset] != text.utf8Start[offset] { return false }
    return true
  }

  // MARK: Regular expressions

  /// `#/…/#`
  private mutating func extendedRegex(signs: Int) -> Bool {
    guard isPatient else { return false }
    let start = index
    var next = index &+ signs &+ 1
    // Where nothing else stands on its first line it may go over several.
    var blank = next
    while blank < count, bytes[blank] == UInt8(ascii: " ") || bytes[blank] == UInt8(ascii: "\t") { blank &+= 1 }
    let isMultiline = blank < count && (bytes[blank] == 0x0A || bytes[blank] == 0x0D)
    while next < count {
      switch bytes[next] {
      case UInt8(ascii: "/") where repeats(UInt8(ascii: "#"), signs, at: next &+ 1):
        index = next &+ 1 &+ signs
        add(.regex, start)
        return true
      case UInt8(ascii: "\\"): next &+= next &+ 1 < count && bytes[next &+ 1] != 0x0A ? 2 : 1
      case 0x0A, 0x0D:
        guard isMultiline else {
          lookedInVain(next &- index)
          return false
        }
        next &+= 1
      default: next &+= 1
      }
    }
    lookedInVain(next &- index)
    return false
  }

  /// `/…/` where an operand may stand, on one line. `false` where the slash is an operator.
  mutating func bareRegex() -> Bool {
    guard let end = bareRegexEnd(index) else { return false }
    let start = index
    index = end
    add(.regex, start)
    return true
  }

  /// Where the regular expression ends whose first slash is at `start`; `nil` where there is none.
  mutating func bareRegexEnd(_ start: Int) -> Int? {
    guard mayBeginOperand, isPatient else { return nil }
    var next = start &+ 1
    guard next < count, bytes[next] != UInt8(ascii: " "), bytes[next] != UInt8(ascii: "\t") else { return nil }
    var depth = 0
    while next < count {
      switch bytes[next] {
      case UInt8(ascii: "/"):
        // `a / (b / c)` has brackets of its own.
        guard depth > 0 else {
          return bytes[next &- 1] != UInt8(ascii: " ") && bytes[next &- 1] != UInt8(ascii: "\t") ? next &+ 1 : nil
        }
        next &+= 1
      case UInt8(ascii: "\\"): next &+= next &+ 1 < count && bytes[next &+ 1] != 0x0A ? 2 : 1
      case UInt8(ascii: "("):
        depth &+= 1
        next &+= 1
      case UInt8(ascii: ")"):
        guard depth > 0 else {
          lookedInVain(next &- start)
          return nil
        }
        depth &-= 1
        next &+= 1
      case 0x0A, 0x0D:
        lookedInVain(next &- start)
        return nil
      default: next &+= 1
      }
    }
    lookedInVain(next &- start)
    return nil
  }

  /// Whether the lexeme before lets an operand begin here.
  private var mayBeginOperand: Bool {
    guard let last = table.lexemes.last else { return true }
    switch last.kind {
    case .word:
      guard !last.flags.contains(.quoted), last.value < Keyword.reservedCount else { return false }
      switch Keyword(rawValue: last.value) {
      case .Any, .selfValue, .selfType, .super, .true, .false, .nil, .wildcard, .initializer, .deinit, .subscript:
        return false
      default: return true
      }
    case .integer, .float, .string, .stringClose, .regex, .closeRound, .closeSquare, .closeBrace, .postfixOperator,
      .postfixQuestion, .exclamation:
      return false
    default: return true
    }
  }
}
