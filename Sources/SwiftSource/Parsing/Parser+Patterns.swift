extension Parser {
  /// `let`, `var`, `is` and their like: what begins a pattern and nothing else.
  var isAtPatternWord: Bool {
    switch keyword {
    case .let, .var, .inout, .is: return true
    case ._mutating, ._consuming: return true
    case .borrowing, ._borrowing:
      let next = next
      return !next.flags.contains(.beginsLine) && (Self.isIdentifier(next) || Self.is(next, .wildcard))
    default: return false
    }
  }

  /// Reads the pattern behind `case`, or behind `let` there.
  mutating func matchingPattern(_ context: ExpressionContext.Pattern) -> NodeID {
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    if isAtPatternWord {
      let first = start
      if at(.is) {
        advance()
        let link = type()
        return builder.add(.typePattern, range(from: first), link: link.index)
      }
      advance()
      let inner = matchingPattern(.binding)
      builder.mark(inner, .binds)
      return inner
    }
    return sequence(ExpressionContext(isCondition: true, pattern: context))
  }

  /// Reads the pattern of a variable or of a loop.
  mutating func pattern() -> NodeID {
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    let first = start
    switch kind {
    case .openRound: return tuplePattern()
    case .word:
      if at(.wildcard) {
        advance()
        return builder.add(.wildcard, range(from: first))
      }
      if isAtPatternWord, !at(.is) {
        advance()
        let inner = pattern()
        builder.mark(inner, .binds)
        return inner
      }
      guard isIdentifier || !beginsLine else { break }
      guard isIdentifier else {
        // A keyword in a name's place.
        advance()
        return builder.add(.bindingPattern, range(from: first), name: builder.name(""), flags: .binds)
      }
      let name = name()
      advance()
      return builder.add(.bindingPattern, range(from: first), name: name, flags: .binds)
    default: break
    }
    return missingExpression()
  }

  private mutating func tuplePattern() -> NodeID {
    let first = start
    let open = index
    advance()
    let mark = builder.pending.count
    while index < partner(open), kind != .end {
      let before = index
      let elementStart = start
      var label: Int32 = -1
      if isIdentifier, next.kind == .colon {
        label = name()
        advance()
        advance()
      }
      let inner = pattern()
      let hasComma = eat(.comma)
      builder.pending.append(builder.add(.argument, range(from: elementStart), name: label, child: inner))
      guard hasComma, index > before else { break }
    }
    close(open)
    return builder.add(.tuple, range(from: first), childrenFrom: mark)
  }
}
