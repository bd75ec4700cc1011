extension Parser {
  /// Reads a string literal.
  mutating func string() -> NodeID {
    let first = start
    let lexeme = current
    if kind == .string {
      advance()
      let name = literalName(lexeme)
      return builder.add(.string, range(from: first), name: name)
    }
    let isMultiline = lexeme.flags.contains(.multiline)
    let indentation = isMultiline ? closingIndentation() : 0
    let literal = LiteralValue(bytes: bytes, signs: numberSigns(Int(lexeme.start)))
    advance()
    let mark = builder.pending.count
    var isFirst = true
    while kind != .end {
      switch kind {
      case .stringText:
        let isLast = next.kind == .stringClose
        if isMultiline {
          lines(current, literal, indentation: indentation, isFirst: isFirst, isLast: isLast)
        } else {
          segments(SourceRange(start, end), current, literal)
        }
        isFirst = false
        advance()
      case .interpolation:
        let open = index
        advance()
        let arguments = builder.pending.count
        _ = self.arguments(until: partner(open), .plain)
        // Each argument is a value of its own.
        for place in arguments..<builder.pending.count {
          if let value = builder.childIDs(builder.pending[place]).first { builder.pending[place] = value }
        }
        close(open)
      case .stringClose:
        advance()
        return builder.add(.interpolation, range(from: first), childrenFrom: mark)
      default:
        return builder.add(.interpolation, range(from: first), childrenFrom: mark)
      }
    }
    return builder.add(.interpolation, range(from: first), childrenFrom: mark)
  }

  /// The segments of a text: up to each escape that ends a line, and the rest.
  private mutating func segments(_ range: SourceRange, _ lexeme: Lexeme, _ literal: LiteralValue) {
    var first = range.lowerBound
    if lexeme.flags.contains(.escapes) {
      var offset = first
      while offset &+ 1 < range.upperBound {
        guard bytes[Int(offset)] == UInt8(ascii: "\\") else {
          offset &+= 1
          continue
        }
        offset &+= 1
        guard literal.holdsSigns(Int(offset), Int(range.upperBound)) else { continue }
        offset &+= UInt32(truncatingIfNeeded: literal.signs)
        let escaped = byte(offset)
        offset &+= 1
        if escaped == UInt8(ascii: "n") || escaped == UInt8(ascii: "r"), offset <= range.upperBound {
          segment(SourceRange(first, offset))
          first = offset
        }
      }
    }
    segment(SourceRange(first, range.upperBound))
  }

  private mutating func segment(_ range: SourceRange) {
    let name = name(of: range)
    builder.pending.append(builder.add(.string, range, name: name))
  }

  /// The segments of a literal of several lines: one a line, without the indentation that the literal's end gives.
  private mutating func lines(
    _ lexeme: Lexeme,
    _ literal: LiteralValue,
    indentation: Int,
    isFirst: Bool,
    isLast: Bool
  ) {
    let lines = LiteralLines(
      bytes: bytes,
      from: Int(lexeme.start),
      to: Int(lexeme.end),
      indentation: indentation,
      isFirst: isFirst,
      isLast: isLast
    )
    for line in lines {
      segments(
        SourceRange(UInt32(truncatingIfNeeded: line.start), UInt32(truncatingIfNeeded: literal.writtenEnd(line))),
        lexeme,
        literal
      )
    }
  }

  /// Blanks before the closing delimiter of the literal that begins here.
  private func closingIndentation() -> Int {
    var place = index &+ 1
    while place < lexemes.count {
      switch lexemes[place].kind {
      case .stringText: place &+= 1
      case .interpolation: place = partner(place) &+ 1
      case .stringClose: return indentation(before: Int(lexemes[place].start))
      default: return 0
      }
    }
    return 0
  }

  private func indentation(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start &- 1] == UInt8(ascii: " ") || bytes[start &- 1] == UInt8(ascii: "\t") { start &-= 1 }
    guard start > 0, bytes[start &- 1] == 0x0A || bytes[start &- 1] == 0x0D else { return 0 }
    return offset &- start
  }

  /// The text of a literal without interpolations as written, escapes among it.
  func literalText(_ lexeme: Lexeme) -> String {
    let signs = numberSigns(Int(lexeme.start))
    let isMultiline = lexeme.flags.contains(.multiline)
    let delimiter = UInt32(truncatingIfNeeded: signs &+ (isMultiline ? 3 : 1))
    let lower = lexeme.start &+ delimiter
    let upper = max(lower, lexeme.flags.contains(.unterminated) ? lexeme.end : lexeme.end &- delimiter)
    guard isMultiline else { return text(SourceRange(lower, upper)) }
    return LiteralValue(bytes: bytes, signs: signs)
      .written(Int(lower), Int(upper), indentation: indentation(before: Int(upper)))
  }

  // MARK: Values

  /// What a literal without interpolations says, as a place among the names.
  private mutating func literalName(_ lexeme: Lexeme) -> Int32 {
    let signs = numberSigns(Int(lexeme.start))
    let quotes = lexeme.flags.contains(.multiline) ? 3 : 1
    let first = Int(lexeme.start) &+ signs &+ quotes
    if lexeme.flags.contains(.unterminated) {
      let first = lexeme.flags.contains(.multiline) ? bytes.behindLineEnd(first, Int(lexeme.end)) : first
      return builder.name(text(SourceRange(UInt32(truncatingIfNeeded: first), lexeme.end)))
    }
    let last = max(first, Int(lexeme.end) &- signs &- quotes)
    if !lexeme.flags.contains(.multiline), !lexeme.flags.contains(.escapes) {
      return builder.name(text(SourceRange(UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: last))))
    }
    let value = LiteralValue(bytes: bytes, signs: signs)
    if lexeme.flags.contains(.multiline) {
      return builder.name(value.multiline(first, last, indentation: indentation(before: last)))
    }
    return builder.name(
      value.line(first, last) ?? text(SourceRange(UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: last)))
    )
  }

  private func numberSigns(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end &+= 1 }
    return end &- start
  }
}
