extension Parser {
  mutating func switching() -> NodeID {
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    let first = start
    advance()
    let mark = builder.pending.count
    builder.pending.append(expression(.condition))
    if kind == .openBrace {
      let open = index
      advance()
      switchCases(until: partner(open))
      close(open)
    }
    return builder.add(.switching, range(from: first), childrenFrom: mark)
  }

  /// Reads cases and leaves their nodes pending, those of `#if` arms among them.
  mutating func switchCases(until closer: Int) {
    while index < closer, kind != .end {
      let before = (index, start)
      switch kind {
      case .poundIf, .poundElseif, .poundElse:
        let isElse = kind == .poundElse
        let nodes = builder.mark
        advance()
        if !isElse { _ = directiveCondition() }
        builder.forget(nodes)
        skipLine()
      case .poundEndif: advance()
      default:
        if startsSwitchCase(index) {
          switchCase(until: closer)
        } else if kind == .pound {
          // `#warning("…")`
          let nodes = builder.mark
          _ = macro()
          builder.forget(nodes)
        } else {
          strayCase(until: closer)
        }
      }
      if (index, start) == before { skipStray() }
    }
  }

  /// Whether `case`, `default` or an attribute before them stands at a place.
  func startsSwitchCase(_ place: Int) -> Bool {
    var place = place
    var patience = Self.patience
    while patience > 0, lexemes[place].kind == .at, lexemes[min(place &+ 1, lexemes.count &- 1)].kind == .word {
      patience &-= 1
      place = min(place &+ 2, lexemes.count &- 1)
      if lexemes[place].kind == .openRound { place = min(partner(place) &+ 1, lexemes.count &- 1) }
    }
    return Self.is(lexemes[place], .case) || Self.is(lexemes[place], .default)
  }

  mutating func switchCase(until closer: Int) {
    let first = start
    while kind == .at {
      advance()
      if kind == .word { advance() }
      if kind == .openRound, !isBehindSpace { jump(behind: partner(index)) }
    }
    let mark = builder.pending.count
    var flags: NodeFlags = []
    if eat(.case) {
      caseItems(until: closer)
    } else {
      _ = eat(.default)
      flags = .isDefault
    }
    _ = eat(.colon)
    caseBody(until: closer)
    builder.pending.append(builder.add(.switchCase, range(from: first), childrenFrom: mark, flags: flags))
  }

  mutating func caseItems(until closer: Int) {
    while index < closer, kind != .end {
      let itemStart = start
      let before = (index, start)
      let mark = builder.pending.count
      builder.pending.append(matchingPattern(.matching))
      if eat(.where) { builder.pending.append(expression()) }
      let hasComma = eat(.comma)
      builder.pending.append(builder.add(.caseItem, range(from: itemStart), childrenFrom: mark))
      guard hasComma, (index, start) != before else { break }
      _ = eat(.case)
    }
  }

  /// The statements of a case, up to the next one.
  mutating func caseBody(until closer: Int) {
    let first = start
    let place = missingPlace
    let mark = builder.pending.count
    let outer = isLocal
    isLocal = true
    while index < closer, kind != .end, !endsCase {
      let before = (index, start)
      statement()
      if (index, start) == before { skipStray() }
    }
    isLocal = outer
    let isEmpty = builder.pending.count == mark && lastEnd <= first
    builder.pending.append(
      builder.add(.block, isEmpty ? SourceRange(place, place) : range(from: first), childrenFrom: mark)
    )
  }

  /// Whether the next case, or a `#if` around cases, begins here.
  var endsCase: Bool {
    switch kind {
    case .word: return at(.case) || at(.default)
    case .at: return startsSwitchCase(index)
    case .poundElseif, .poundElse, .poundEndif: return true
    case .poundIf:
      var place = index
      var patience = Self.patience
      repeat {
        patience &-= 1
        place &+= 1
        while !lexemes[place].flags.contains(.beginsLine), lexemes[place].kind != .end { place &+= 1 }
      } while patience > 0 && Self.isArm(lexemes[place])
      return startsSwitchCase(place)
    default: return false
    }
  }

  private static func isArm(_ lexeme: Lexeme) -> Bool {
    switch lexeme.kind {
    case .poundIf, .poundElseif, .poundElse: true
    default: false
    }
  }

  /// Statements where a case should stand.
  mutating func strayCase(until closer: Int) {
    let first = start
    let mark = builder.pending.count
    let place = missingPlace
    let itemMark = builder.pending.count
    builder.pending.append(
      builder.add(.bindingPattern, SourceRange(place, place), name: builder.name(""), flags: .binds)
    )
    builder.pending.append(builder.add(.caseItem, SourceRange(place, place), childrenFrom: itemMark))
    caseBody(until: closer)
    builder.pending.append(builder.add(.switchCase, range(from: first), childrenFrom: mark))
  }
}
