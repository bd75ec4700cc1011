extension Parser {
  mutating func primary(_ context: ExpressionContext) -> NodeID {
    let first = start
    switch kind {
    case .word: return word(context)
    case .integer, .float:
      let kind: NodeKind = kind == .integer ? .integer : .float
      let name = name()
      advance()
      return builder.add(kind, range(from: first), name: name)
    case .string, .stringOpen: return string()
    case .regex:
      advance()
      return builder.add(.unknown, range(from: first))
    case .period: return implicitMember()
    case .openRound: return tuple(context)
    case .openSquare: return collection()
    case .openBrace: return closure()
    case .pound: return macro(context)
    default: return missingExpression()
    }
  }

  /// Nothing where an expression is expected.
  mutating func missingExpression() -> NodeID {
    let place = missingPlace
    return builder.add(.unknown, SourceRange(place, place))
  }

  mutating func word(_ context: ExpressionContext) -> NodeID {
    let first = start
    switch keyword {
    case .nil:
      advance()
      return builder.add(.nilLiteral, range(from: first))
    case .true, .false:
      let name = name()
      advance()
      return builder.add(.boolean, range(from: first), name: name)
    case .wildcard:
      advance()
      return builder.add(.wildcard, range(from: first))
    case .Any:
      advance()
      let link = add(.named, range(from: first), "Any")
      return builder.add(.typeExpression, range(from: first), link: link.index)
    case .super:
      let name = name()
      advance()
      return builder.add(.identifier, range(from: first), name: name)
    case .selfValue, .selfType, .initializer, .deinit, .subscript: break
    case let word?:
      guard word.rawValue >= Keyword.reservedCount else { return missingExpression() }
    case nil: break
    }
    if context.pattern == .binding, isAtBoundName() {
      let name = name()
      advance()
      return builder.add(.bindingPattern, range(from: first), name: name, flags: .binds)
    }
    skipModuleSelector()
    let name = name()
    advance()
    argumentNames()
    guard at(prefix: UInt8(ascii: "<")), startsGenericArguments() else {
      return builder.add(.identifier, range(from: first), name: name)
    }
    var arguments: [TypeID] = []
    genericArguments(into: &arguments)
    let link = add(.named, range(from: first), builder.names[Int(name)], arguments)
    return builder.add(.identifier, range(from: first), name: name, link: link.index, flags: .generic)
  }

  /// Whether a name in a binding pattern is bound rather than the base of something.
  mutating func isAtBoundName() -> Bool {
    switch next.kind {
    case .period, .openRound, .openSquare: return false
    case .infixOperator, .prefixOperator, .postfixOperator:
      guard byte(next.start) == UInt8(ascii: "<") else { return true }
      let here = place
      advance()
      let isGeneric = startsGenericArguments()
      go(to: here)
      return !isGeneric
    default: return true
    }
  }

  /// `(a:b:)` behind a name: part of it.
  mutating func argumentNames() {
    guard kind == .openRound, !beginsLine, isArgumentNames(index) else { return }
    jump(behind: partner(index))
  }

  func isArgumentNames(_ open: Int) -> Bool {
    let closer = partner(open)
    guard closer > open &+ 1, !lexemes[closer].flags.contains(.synthetic) else { return false }
    var index = open &+ 1
    while index < closer {
      guard Self.isLabel(lexemes[index]), lexemes[min(index &+ 1, closer)].kind == .colon else { return false }
      index &+= 2
    }
    return index == closer
  }

  /// Whether a lexeme may be an argument's label.
  @inline(__always)
  static func isLabel(_ lexeme: Lexeme) -> Bool { lexeme.kind == .word && !Self.is(lexeme, .inout) }

  mutating func implicitMember() -> NodeID {
    let first = start
    advance()
    guard kind == .word, !(beginsLine && current.value < Keyword.reservedCount) else {
      if kind == .integer {
        advance()
        return builder.add(.float, range(from: first), name: name(of: SourceRange(first, first)))
      }
      return builder.add(.member, range(from: first), name: builder.name(""))
    }
    skipModuleSelector()
    let name = name()
    advance()
    argumentNames()
    return builder.add(.member, range(from: first), name: name)
  }

  mutating func tuple(_ context: ExpressionContext) -> NodeID {
    let first = start
    let open = index
    advance()
    let mark = builder.pending.count
    let labels = arguments(until: partner(open), context.inside)
    close(open)
    if builder.pending.count == mark &+ 1, !labels, let only = builder.pending.last {
      builder.pending.removeLast()
      // The argument itself goes; its value stays.
      guard let inner = builder.childIDs(only).first else { return only }
      builder.mark(inner, .parenthesized)
      return inner
    }
    return builder.add(.tuple, range(from: first), childrenFrom: mark)
  }

  mutating func collection() -> NodeID {
    let first = start
    let open = index
    advance()
    if isInlineArray {
      let link = add(.other, rangeOf(bracket: open), text(rangeOf(bracket: open)))
      jump(behind: partner(open))
      return builder.add(.typeExpression, range(from: first), link: link.index)
    }
    if kind == .colon, index &+ 1 == partner(open) {
      jump(behind: partner(open))
      return builder.add(.dictionary, range(from: first))
    }
    let mark = builder.pending.count
    var isDictionary = false
    while index < partner(open), kind != .end {
      let before = (index, start)
      let elementStart = start
      let key = expression()
      if kind == .colon, isDictionary || builder.pending.count == mark {
        isDictionary = true
        advance()
        let value = expression()
        _ = eat(.comma)
        let pair = builder.pending.count
        builder.pending.append(key)
        builder.pending.append(value)
        builder.pending.append(builder.add(.pair, range(from: elementStart), childrenFrom: pair))
      } else {
        builder.pending.append(key)
        _ = eat(.comma)
      }
      if (index, start) == before { break }
      // A comma that is missing costs nothing on the same line.
      if lexemes[max(index &- 1, 0)].kind != .comma, beginsLine { break }
    }
    close(open)
    return builder.add(isDictionary ? .dictionary : .array, range(from: first), childrenFrom: mark)
  }

  func rangeOf(bracket open: Int) -> SourceRange { SourceRange(lexemes[open].start, lexemes[partner(open)].end) }

  /// `#name(…)`
  mutating func macro(_ context: ExpressionContext = .plain) -> NodeID {
    let first = start
    advance()
    if kind == .word, Self.is(current, .available) || Self.is(current, .unavailable) {
      // An availability condition where none may stand.
      advance()
      if kind == .openRound { jump(behind: partner(index)) }
      return builder.add(.identifier, range(from: first), name: builder.name(""))
    }
    var name = builder.name("")
    if kind == .word, !beginsLine {
      skipModuleSelector()
      name = self.name()
      advance()
    }
    if at(prefix: UInt8(ascii: "<")), startsGenericArguments() {
      var ignored: [TypeID] = []
      genericArguments(into: &ignored)
    }
    let mark = builder.pending.count
    if kind == .openRound, !beginsLine {
      let open = index
      advance()
      _ = arguments(until: partner(open), ExpressionContext(pattern: context.pattern))
      close(open)
    }
    if kind == .openBrace, !context.isCondition, !context.isDirective, isTrailingClosure(context) { trailingClosures() }
    return builder.add(.macro, range(from: first), name: name, childrenFrom: mark)
  }

  mutating func keyPath(_ context: ExpressionContext) -> NodeID {
    let first = start
    advance()
    var root: Int32 = -1
    if !isAtDot {
      root = simple(allowsOptional: true, allowsMembers: false).index
    }
    var names: [String] = []
    let mark = builder.pending.count
    while true {
      switch kind {
      case .openSquare where !beginsLine: keyPathSubscript(context)
      case .period where next.kind == .openSquare:
        advance()
        keyPathSubscript(context)
      case .period:
        advance()
        guard kind == .word || kind == .integer, !beginsLine || isIdentifier else {
          names.append("")
          continue
        }
        names.append(nameText())
        advance()
        argumentNames()
        if at(prefix: UInt8(ascii: "<")), startsGenericArguments() {
          var ignored: [TypeID] = []
          genericArguments(into: &ignored)
        }
      case .postfixQuestion, .exclamation: advance()
      case .postfixOperator, .prefixOperator, .infixOperator:
        guard isOptionalPath else { return finishKeyPath(first, names, mark, root) }
        // A dot at its end begins the next step.
        if end &- start > 1, bytes[Int(end) &- 1] == UInt8(ascii: ".") { end = end &- 1 }
        advance()
      default: return finishKeyPath(first, names, mark, root)
      }
    }
  }

  mutating func finishKeyPath(_ first: UInt32, _ names: [String], _ mark: Int, _ root: Int32) -> NodeID {
    let name = builder.name(names.joined(separator: "."))
    return builder.add(.keyPath, range(from: first), name: name, childrenFrom: mark, link: root)
  }

  mutating func keyPathSubscript(_ context: ExpressionContext) {
    let open = index
    advance()
    _ = arguments(until: partner(open), context.inside)
    close(open)
  }

  /// Whether the current lexeme begins with a dot.
  var isAtDot: Bool { kind != .end && byte(start) == UInt8(ascii: ".") }

  /// `.?`, `?!` and their like: optional steps of a key path.
  var isOptionalPath: Bool {
    for offset in start..<end {
      switch bytes[Int(offset)] {
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      default: return false
      }
    }
    return true
  }
}
