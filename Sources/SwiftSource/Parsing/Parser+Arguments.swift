extension Parser {
  /// Reads arguments up to a closing bracket and leaves their nodes pending; gives whether one has a label.
  mutating func arguments(until closer: Int, _ context: ExpressionContext) -> Bool {
    var hasLabel = false
    let inside = ExpressionContext(pattern: context.pattern)
    while index < closer, kind != .end {
      let first = start
      let before = index
      var label: Int32 = -1
      if Self.isLabel(current), kind == .word, next.kind == .colon {
        label = name()
        hasLabel = true
        advance()
        advance()
      } else if kind == .colon {
        label = builder.name("")
        hasLabel = true
        advance()
      }
      let value = argumentValue(closer, inside)
      let hasComma = eat(.comma)
      builder.pending.append(builder.add(.argument, range(from: first), name: label, child: value))
      guard hasComma else { break }
      if index >= closer, lexemes[closer].flags.contains(.synthetic) {
        // Something is about to be written behind the comma.
        let place = missingPlace
        let missing = missingExpression()
        builder.pending.append(builder.add(.argument, SourceRange(place, place), child: missing))
      }
      if index == before { break }
    }
    return hasLabel
  }

  mutating func argumentValue(_ closer: Int, _ context: ExpressionContext) -> NodeID {
    // An operator alone is a reference to its function.
    let isAlone = index &+ 1 == closer || next.kind == .comma
    switch kind {
    case .infixOperator where isAlone, .prefixOperator where isAlone, .postfixOperator where isAlone:
      let first = start
      let name = operatorName().name
      advance()
      return builder.add(.identifier, range(from: first), name: name)
    default: return expression(context)
    }
  }

  // MARK: Closures behind calls

  /// Whether a brace behind a value begins a closure rather than the body of a statement or accessors.
  func isTrailingClosure(_ context: ExpressionContext) -> Bool {
    guard !context.isDirective else { return false }
    let inside = next
    switch Self.keyword(inside) {
    case .didSet, .willSet, .initializer, .case: return false
    default: break
    }
    if inside.kind == .at, isAttributedAccessor { return false }
    guard context.isCondition else { return true }
    // In a condition only what can't be a body is a closure.
    guard !inside.flags.contains(.beginsLine) else { return false }
    let behind = lexemes[min(partner(index) &+ 1, lexemes.count &- 1)]
    switch behind.kind {
    case .openBrace, .comma: return true
    case .openSquare, .openRound, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .postfixOperator, .infixOperator:
      return !behind.flags.contains(.beginsLine)
    case .word:
      if Self.is(behind, .where) { return true }
      return (Self.is(behind, .is) || Self.is(behind, .as)) && !behind.flags.contains(.beginsLine)
    default: return false
    }
  }

  /// `{ @attribute willSet`
  var isAttributedAccessor: Bool {
    var distance = 1
    while lexeme(distance).kind == .at, lexeme(distance &+ 1).kind == .word {
      distance &+= 2
      if lexeme(distance).kind == .openRound {
        let closer = partner(index &+ distance)
        guard closer > index else { return false }
        distance = closer &+ 1 &- index
      }
      guard index &+ distance < lexemes.count else { return false }
    }
    switch Self.keyword(lexeme(distance)) {
    case .didSet, .willSet, .initializer: return true
    default: return false
    }
  }

  /// Reads the closures behind a call and leaves their arguments pending.
  mutating func trailingClosures() {
    let first = start
    let value = closure()
    builder.pending.append(builder.add(.argument, range(from: first), child: value, flags: .trailing))
    while Self.isLabel(current), kind == .word, next.kind == .colon, lexeme(2).kind == .openBrace, !at(.default) {
      let labelStart = start
      let label = name()
      advance()
      advance()
      let value = closure()
      builder.pending.append(
        builder.add(.argument, range(from: labelStart), name: label, child: value, flags: .trailing)
      )
    }
  }
}
