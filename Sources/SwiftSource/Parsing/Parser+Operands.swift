extension Parser {
  /// One element of a sequence, with what stands before it.
  mutating func operand(_ context: ExpressionContext) -> NodeID {
    if kind == .word, !current.flags.contains(.quoted) {
      if current.value < Keyword.count {
        if let prefixed = wordPrefixed(context) { return prefixed }
      }
    } else if kind == .at, next.kind == .word {
      // An attributed type.
      let first = start
      let link = type()
      return builder.add(.typeExpression, range(from: first), link: link.index)
    }
    return unary(context)
  }

  /// `try`, `await`, `consume x` and their like; `nil` where the word is none of them.
  mutating func wordPrefixed(_ context: ExpressionContext) -> NodeID? {
    let first = start
    switch keyword {
    case .await:
      advance()
      return nested(context)
    case .try:
      advance()
      if kind == .postfixQuestion || kind == .exclamation { advance() }
      return nested(context)
    case .consume, .copy:
      guard startsOperand(next, acceptsBrackets: false) else { return nil }
      advance()
      return nested(context)
    case .borrow, .each:
      guard startsOperand(next, acceptsBrackets: false) else { return nil }
      advance()
      let inner = nested(context)
      return builder.add(.unknown, range(from: first), child: inner)
    case .unsafe:
      guard startsOperand(next, acceptsBrackets: true) else { return nil }
      advance()
      let inner = nested(context)
      return builder.add(.unknown, range(from: first), child: inner)
    case .repeat:
      advance()
      let inner = sequence(context)
      return builder.add(.unknown, range(from: first), child: inner)
    case .any:
      guard startsOperand(next, acceptsBrackets: false) || byte(next.start) == UInt8(ascii: "~") else {
        return nil
      }
      let link = type()
      return builder.add(.typeExpression, range(from: first), link: link.index)
    case .inout:
      let link = type()
      return builder.add(.typeExpression, range(from: first), link: link.index)
    default: return nil
    }
  }

  mutating func nested(_ context: ExpressionContext) -> NodeID {
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    return operand(context)
  }

  /// Whether what follows a contextual word is what the word stands before.
  func startsOperand(_ next: Lexeme, acceptsBrackets: Bool, acceptsNextLine: Bool = false) -> Bool {
    if next.flags.contains(.beginsLine), !acceptsNextLine { return false }
    switch next.kind {
    case .word:
      if Self.isIdentifier(next) { return true }
      switch Self.keyword(next) {
      case .wildcard, .Any, .selfType, .selfValue, .super, .initializer, .true, .false, .nil, .repeat, .try, .if,
        .switch:
        return true
      default: return false
      }
    case .integer, .float, .string, .stringOpen, .regex, .ampersand, .prefixOperator, .at, .backslash, .pound:
      return true
    case .period, .openRound, .openSquare: return acceptsBrackets && next.start != end
    case .openBrace: return acceptsBrackets
    default: return false
    }
  }

  /// An operand with its prefix operators.
  mutating func unary(_ context: ExpressionContext) -> NodeID {
    let first = start
    switch kind {
    case .ampersand:
      advance()
      return nestedUnary(context)
    case .prefixOperator:
      let name = operatorName().name
      advance()
      let inner = nestedUnary(context)
      return builder.add(.prefix, range(from: first), name: name, child: inner)
    case .backslash: return keyPath(context)
    case .word:
      switch keyword {
      case .if: return branch()
      case .switch: return switching()
      default: break
      }
    default: break
    }
    let primary = primary(context)
    guard lastEnd > first else { return primary }
    return suffixes(primary, from: first, context)
  }

  mutating func nestedUnary(_ context: ExpressionContext) -> NodeID {
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    return unary(context)
  }
}
