extension Parser {
  /// The conditions of an `if`, `guard` or `while`.
  mutating func conditionList() -> NodeID {
    let first = start
    let mark = builder.pending.count
    while kind != .end {
      let before = (index, start)
      condition()
      // What ends with a comma goes on.
      guard kind == .comma, (index, start) != before else { break }
      advance()
      if kind == .openBrace, isBody { break }
    }
    guard lastEnd > first || kind != .end else {
      return builder.add(.conditions, SourceRange(missingPlace, missingPlace), childrenFrom: mark)
    }
    if builder.pending.count == mark, lastEnd < first {
      return builder.add(.conditions, SourceRange(missingPlace, missingPlace))
    }
    return builder.add(.conditions, range(from: first), childrenFrom: mark)
  }

  /// Whether the brace here, behind a comma, is the statement's body: nothing follows it that a condition could go on
  /// with.
  var isBody: Bool {
    let behind = lexemes[min(partner(index) &+ 1, lexemes.count &- 1)]
    switch behind.kind {
    case .end, .semicolon, .closeBrace, .closeRound: return true
    case .word where Self.is(behind, .else): return true
    case .comma, .infixOperator: return false
    default: return behind.flags.contains(.beginsLine)
    }
  }

  mutating func condition() {
    let first = start
    switch kind {
    case .pound where Self.is(next, .available) || Self.is(next, .unavailable):
      advance()
      advance()
      if kind == .openRound { jump(behind: partner(index)) }
      let name = name(of: range(from: first))
      return builder.pending.append(builder.add(.availability, range(from: first), name: name))
    case .word:
      switch keyword {
      case .case:
        advance()
        let pattern = matchingPattern(.matching)
        if kind == .colon {
          advance()
          _ = type()
        }
        let value: NodeID
        if eat(.equal) {
          value = expression(.condition)
        } else {
          value = missingExpression()
        }
        let mark = builder.pending.count
        builder.pending.append(pattern)
        builder.pending.append(value)
        return builder.pending.append(builder.add(.caseCondition, range(from: first), childrenFrom: mark))
      case .let, .var, .inout:
        advance()
        return binding(from: first)
      default: break
      }
    default: break
    }
    builder.pending.append(expression(.condition))
  }

  /// `let name: T = value`
  mutating func binding(from first: UInt32) {
    let nodes = builder.mark
    let pattern = matchingPattern(.binding)
    let name = builder.kind(pattern) == .bindingPattern ? builder.name(pattern) : -1
    builder.forget(nodes)
    var link: Int32 = -1
    if eat(.colon) { link = type().index }
    let mark = builder.pending.count
    if eat(.equal) { builder.pending.append(expression(.condition)) }
    builder.pending.append(builder.add(.binding, range(from: first), name: name, childrenFrom: mark, link: link))
  }
}
