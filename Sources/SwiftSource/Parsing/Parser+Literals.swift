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
    var line = Int(lexeme.start)
    let end = Int(lexeme.end)
    // The line end behind the delimiter is not part of the text.
    if isFirst { line = behindLineEnd(line, end) }
    var isLineStart = isFirst
    while true {
      var stop = line
      while stop < end, bytes[stop] != 0x0A, bytes[stop] != 0x0D { stop &+= 1 }
      let isLastLine = stop >= end
      let next = isLastLine ? end : behindLineEnd(stop, end)
      // The last line holds the delimiter's indentation alone, and the line end before it is the delimiter's too.
      if isLast, isLastLine, isLineStart { return }
      let isBeforeLast = isLast && !isLastLine && isBlank(next, end)
      var first = line
      if isLineStart {
        var columns = 0
        while columns < indentation, first < stop,
          bytes[first] == UInt8(ascii: " ") || bytes[first] == UInt8(ascii: "\t")
        {
          first &+= 1
          columns &+= 1
        }
      }
      let escaped = isLastLine ? nil : literal.escapedLineEnd(first, stop)
      segments(
        SourceRange(
          UInt32(truncatingIfNeeded: first),
          UInt32(truncatingIfNeeded: escaped ?? (isBeforeLast ? stop : next))
        ),
        lexeme,
        literal
      )
      if isLastLine || isBeforeLast { return }
      line = next
      isLineStart = true
    }
  }

  /// Whether only blanks stand between two offsets.
  private func isBlank(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      guard bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") else { return false }
      index &+= 1
    }
    return true
  }

  private func behindLineEnd(_ start: Int, _ end: Int) -> Int {
    guard start < end else { return start }
    switch bytes[start] {
    case 0x0D: return start &+ 1 < end && bytes[start &+ 1] == 0x0A ? start &+ 2 : start &+ 1
    case 0x0A: return start &+ 1
    default: return start
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
  mutating func literalText(_ lexeme: Lexeme) -> String {
    let signs = numberSigns(Int(lexeme.start))
    let isMultiline = lexeme.flags.contains(.multiline)
    let delimiter = UInt32(truncatingIfNeeded: signs &+ (isMultiline ? 3 : 1))
    let lower = lexeme.start &+ delimiter
    let upper = max(lower, lexeme.flags.contains(.unterminated) ? lexeme.end : lexeme.end &- delimiter)
    guard isMultiline else { return text(SourceRange(lower, upper)) }
    let nodes = builder.mark
    let mark = builder.pending.count
    let inside = Lexeme(.stringText, Int(lower), Int(upper), flags: lexeme.flags)
    lines(
      inside,
      LiteralValue(bytes: bytes, signs: signs),
      indentation: indentation(before: Int(upper)),
      isFirst: true,
      isLast: true
    )
    let texts = builder.pending[mark...].map { text(builder.range($0)) }
    builder.forget(nodes)
    return texts.joined()
  }

  // MARK: Values

  /// What a literal without interpolations says, as a place among the names.
  private mutating func literalName(_ lexeme: Lexeme) -> Int32 {
    let signs = numberSigns(Int(lexeme.start))
    let quotes = lexeme.flags.contains(.multiline) ? 3 : 1
    let first = Int(lexeme.start) &+ signs &+ quotes
    if lexeme.flags.contains(.unterminated) {
      let first = lexeme.flags.contains(.multiline) ? behindLineEnd(first, Int(lexeme.end)) : first
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

/// Resolves the escapes of a string literal's text.
struct LiteralValue {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Number signs that an escape's backslash is followed by.
  let signs: Int

  /// The value of one line; `nil` where an escape means nothing.
  func line(_ start: Int, _ end: Int) -> String? {
    var result: [UInt8] = []
    guard append(start, end, to: &result, isMultiline: false) else { return nil }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of the lines between the delimiters.
  func multiline(_ start: Int, _ end: Int, indentation: Int) -> String {
    var result: [UInt8] = []
    var isValid = true
    // As written, for where an escape means nothing.
    var plain: [UInt8] = []
    var line = behindLineEnd(start, end)
    while line < end {
      var stop = line
      while stop < end, bytes[stop] != 0x0A, bytes[stop] != 0x0D { stop += 1 }
      guard stop < end else { break }
      var first = line
      while first < stop, first - line < indentation,
        bytes[first] == UInt8(ascii: " ") || bytes[first] == UInt8(ascii: "\t")
      {
        first += 1
      }
      let next = behindLineEnd(stop, end)
      let isLast = isBlankLine(next, end)
      plain += bytes[first..<(isLast ? stop : next)]
      let continues = escapedLineEnd(first, stop)
      if !append(first, continues ?? stop, to: &result, isMultiline: true) { isValid = false }
      if continues == nil, !isLast { result.append(0x0A) }
      line = next
      if isLast { break }
    }
    return String(decoding: isValid ? result : plain, as: UTF8.self)
  }

  /// Whether the rest is the line of the closing delimiter.
  private func isBlankLine(_ start: Int, _ end: Int) -> Bool {
    for index in start..<max(start, end) where bytes[index] == 0x0A || bytes[index] == 0x0D { return false }
    return true
  }

  /// Where a backslash escapes the line's end.
  func escapedLineEnd(_ start: Int, _ end: Int) -> Int? {
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

  private func behindLineEnd(_ start: Int, _ end: Int) -> Int {
    guard start < end else { return start }
    switch bytes[start] {
    case 0x0D: return start + 1 < end && bytes[start + 1] == 0x0A ? start + 2 : start + 1
    case 0x0A: return start + 1
    default: return start
    }
  }

  private func append(_ start: Int, _ end: Int, to result: inout [UInt8], isMultiline: Bool) -> Bool {
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
