extension Parser {
  /// Reads the statements before a closing brace and leaves their nodes pending; declarations among them are local.
  mutating func statements(until closer: Int) {
    let outer = isLocal
    isLocal = true
    while index < closer, kind != .end {
      let before = (index, start)
      statement()
      if (index, start) == before { skipStray() }
    }
    isLocal = outer
  }

  /// Moves over one lexeme that begins no statement.
  mutating func skipStray() {
    if kind == .closeBrace || kind == .closeRound || kind == .closeSquare { return advance() }
    skipOne()
  }

  /// Reads a block in braces; without them an empty one at that place.
  mutating func block() -> NodeID {
    let first = start
    guard kind == .openBrace else {
      let place = missingPlace
      return builder.add(.block, SourceRange(place, place))
    }
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    let open = index
    advance()
    let mark = builder.pending.count
    statements(until: partner(open))
    close(open)
    return builder.add(.block, range(from: first), childrenFrom: mark)
  }

  /// Reads one statement and leaves its nodes pending: a variable declaration with several names gives several.
  mutating func statement() {
    switch kind {
    case .semicolon: return advance()
    case .poundIf:
      if isConditionalOfAttributes { return localDeclaration() }
      return builder.pending.append(conditionalStatements())
    case .poundElseif, .poundElse, .poundEndif: return
    case .closeBrace, .closeRound, .closeSquare, .unknown, .end: return
    case .word:
      if current.value < Keyword.count, !current.flags.contains(.quoted) {
        if startsDeclaration(.statement) { return localDeclaration() }
        if let node = wordStatement() { return builder.pending.append(node) }
      } else if next.kind == .colon, let node = labelledStatement() {
        return builder.pending.append(node)
      }
    case .at:
      if startsDeclaration(.statement) { return localDeclaration() }
      return skipAttributes()
    case .pound:
      if sourceLocation() { return }
    default: break
    }
    let before = (index, start)
    let nodes = builder.mark
    let node = expression()
    guard (index, start) != before else { return builder.forget(nodes) }
    builder.pending.append(node)
  }

  /// Reads over `#sourceLocation(…)`, which is no value; gives `false`, having read nothing, where none is here.
  private mutating func sourceLocation() -> Bool {
    guard Self.is(next, .sourceLocation) else { return false }
    advance()
    advance()
    if kind == .openRound { jump(behind: partner(index)) }
    return true
  }

  /// Attributes that nothing follows.
  mutating func skipAttributes() {
    while kind == .at { attribute() }
  }

  mutating func localDeclaration() {
    let outer = isLocal
    isLocal = true
    let mark = found.count
    if declaration() == .macro, let node = macroNode { builder.pending.append(node) }
    for place in mark..<found.count {
      let id = found[place]
      let kind: NodeKind =
        builder.declarations[Int(id.index)].kind == .variable ? .localVariable : .localDeclaration
      builder.pending.append(builder.add(kind, builder.declarations[Int(id.index)].range, link: id.index))
    }
    found.removeLast(found.count &- mark)
    isLocal = outer
  }

  /// `name: for …`
  mutating func labelledStatement() -> NodeID? {
    guard isIdentifier else { return nil }
    switch Self.keyword(lexeme(2)) {
    case .for, .while, .repeat, .do, .if, .switch, .guard: break
    default: return nil
    }
    advance()
    advance()
    return wordStatement()
  }

  /// A statement that a word begins; `nil` for an expression.
  mutating func wordStatement() -> NodeID? {
    switch keyword {
    case .return, .throw, .if, .guard, .switch, .for, .while, .repeat, .do, .defer, .break, .continue, .fallthrough,
      .discard, .yield:
      break
    default:
      return next.kind == .colon ? labelledStatement() : nil
    }
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    let first = start
    switch keyword {
    case .return:
      advance()
      return value(.returning, from: first)
    case .throw:
      advance()
      let inner = expression()
      return builder.add(.throwing, range(from: first), child: inner)
    case .if:
      let node = branch()
      return asCast(node, from: first)
    case .switch:
      let node = switching()
      return asCast(node, from: first)
    case .guard: return guarding()
    case .for: return loop()
    case .while: return whileLoop()
    case .repeat:
      guard next.kind == .openBrace else { return nil }
      return repeatLoop()
    case .do: return doBlock()
    case .defer:
      advance()
      let inner = block()
      return builder.add(.deferring, range(from: first), child: inner)
    case .break, .continue:
      let name = name()
      advance()
      if isIdentifier, !beginsLine { advance() }
      return builder.add(.jump, range(from: first), name: name)
    case .fallthrough:
      let name = name()
      advance()
      return builder.add(.jump, range(from: first), name: name)
    case .discard:
      guard startsOperand(next, acceptsBrackets: false) else { return nil }
      advance()
      let inner = expression()
      return builder.add(.unknown, range(from: first), child: inner)
    case .yield:
      guard startsOperand(next, acceptsBrackets: false) else { return nil }
      return yielding()
    default: return nil
    }
  }

  /// `return` and what it gives, where that stands there.
  mutating func value(_ kind: NodeKind, from first: UInt32) -> NodeID {
    guard startsValue else { return builder.add(kind, range(from: first)) }
    let before = (index, start)
    let nodes = builder.mark
    let inner = expression()
    guard (index, start) != before else {
      builder.forget(nodes)
      return builder.add(kind, range(from: first))
    }
    return builder.add(kind, range(from: first), child: inner)
  }

  /// Whether an expression begins here rather than a statement or a declaration.
  var startsValue: Bool {
    mutating get {
      switch kind {
      case .closeBrace, .closeRound, .closeSquare, .semicolon, .end, .poundIf, .poundElse, .poundElseif, .poundEndif,
        .comma, .colon, .unknown:
        return false
      case .word:
        guard current.value < Keyword.count, !current.flags.contains(.quoted) else {
          return !(beginsLine && next.kind == .colon && isLoop(lexeme(2)))
        }
        switch keyword {
        case .if, .switch, .try: return true
        case .return, .throw, .guard, .for, .while, .do, .defer, .break, .continue, .fallthrough, .case, .default:
          return false
        case .repeat: return next.kind != .openBrace
        default: return !startsDeclaration(.statement)
        }
      case .at: return false
      default: return true
      }
    }
  }

  func isLoop(_ lexeme: Lexeme) -> Bool {
    switch Self.keyword(lexeme) {
    case .for, .while, .repeat, .do, .if, .switch: true
    default: false
    }
  }

  mutating func yielding() -> NodeID {
    let first = start
    advance()
    if kind == .openRound {
      let open = index
      advance()
      let mark = builder.pending.count
      while index < partner(open), kind != .end {
        let before = index
        builder.pending.append(expression())
        guard eat(.comma), index > before else { break }
      }
      close(open)
      return builder.add(.unknown, range(from: first), childrenFrom: mark)
    }
    return expression()
  }

  /// `if … {} as T`
  mutating func asCast(_ node: NodeID, from first: UInt32) -> NodeID {
    guard at(.as), !beginsLine else { return node }
    advance()
    var symbol = "as"
    if kind == .postfixQuestion || kind == .exclamation {
      symbol += kind == .exclamation ? "!" : "?"
      advance()
    }
    let link = type()
    let name = builder.name(symbol)
    return builder.add(.cast, range(from: first), name: name, child: node, link: link.index)
  }
}
