extension Parser {
  /// Members, calls, subscripts and signs behind a value.
  mutating func suffixes(_ base: NodeID, from first: UInt32, _ context: ExpressionContext) -> NodeID {
    var base = base
    while true {
      switch kind {
      case .period:
        if context.isDirective, beginsLine { return base }
        base = member(of: base, from: first)
      case .openRound:
        guard !beginsLine else { return base }
        base = application(.call, of: base, from: first, context)
      case .openSquare:
        guard !beginsLine else { return base }
        base = application(.subscripting, of: base, from: first, context)
      case .openBrace:
        guard !isPlainLiteral(base), isTrailingClosure(context) else { return base }
        let mark = builder.pending.count
        builder.pending.append(base)
        trailingClosures()
        base = builder.add(.call, range(from: first), childrenFrom: mark)
        // One closure behind a call: another brace is something else.
        if kind == .openBrace { return base }
      case .postfixQuestion:
        advance()
        base = builder.add(.optionalChain, range(from: first), child: base)
      case .exclamation:
        advance()
        base = builder.add(.forceUnwrap, range(from: first), child: base)
      case .postfixOperator:
        let name = operatorName().name
        advance()
        base = builder.add(.postfix, range(from: first), name: name, child: base)
      case .poundIf:
        guard !context.isDirective, startsPostfixConditional else { return base }
        base = postfixConditional(base, from: first, context)
      default: return base
      }
    }
  }

  /// Literals that take no closure.
  func isPlainLiteral(_ node: NodeID) -> Bool {
    switch builder.kind(node) {
    case .integer, .float, .string, .interpolation, .boolean, .nilLiteral: true
    default: false
    }
  }

  mutating func member(of base: NodeID, from first: UInt32) -> NodeID {
    advance()
    let name: Int32
    var endsHere = false
    switch kind {
    case .integer:
      name = self.name()
      advance()
    // A reserved word on the next line begins a statement.
    case .word where !(beginsLine && current.value < Keyword.reservedCount && !current.flags.contains(.quoted)):
      skipModuleSelector()
      name = self.name()
      advance()
      argumentNames()
    default:
      name = builder.name("")
      endsHere = true
    }
    let member = builder.add(.member, range(from: first), name: name, child: base)
    guard !endsHere, at(prefix: UInt8(ascii: "<")), startsGenericArguments() else { return member }
    var ignored: [TypeID] = []
    genericArguments(into: &ignored)
    builder.mark(member, .generic)
    return member
  }

  /// Reads the arguments of a call or a subscript, the closures behind them among them.
  private mutating func application(
    _ result: NodeKind,
    of base: NodeID,
    from first: UInt32,
    _ context: ExpressionContext
  ) -> NodeID {
    let open = index
    let mark = builder.pending.count
    builder.pending.append(base)
    advance()
    _ = arguments(until: partner(open), context.inside)
    close(open)
    if kind == .openBrace, !context.isCondition, !context.isDirective, isTrailingClosure(context) { trailingClosures() }
    return builder.add(result, range(from: first), childrenFrom: mark)
  }
}
