extension Parser {
  /// Reads a closure.
  mutating func closure() -> NodeID {
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    let first = start
    let open = index
    advance()
    let mark = builder.pending.count
    var result: Int32 = -1
    if startsClosureSignature(until: partner(open)) { result = closureSignature(until: partner(open)) }
    statements(until: partner(open))
    close(open)
    return builder.add(.closure, range(from: first), childrenFrom: mark, link: result)
  }

  /// Whether a signature with its `in`, or its arrow, stands at a closure's start.
  private mutating func startsClosureSignature(until closer: Int) -> Bool {
    switch kind {
    case .at, .openRound, .openSquare: break
    case .word where isIdentifier || at(.wildcard): break
    default: return false
    }
    let here = place
    defer { go(to: here) }
    while kind == .at, next.kind == .word {
      advance()
      skipAttributeName()
      if kind == .openRound, !isBehindSpace { jump(behind: partner(index)) }
    }
    if kind == .openSquare { jump(behind: partner(index)) }
    if kind == .openRound {
      while index < closer, !at(.in), kind != .arrow, kind != .end { skipOne() }
    } else if isIdentifier || at(.wildcard) {
      advance()
      while true {
        if kind == .colon {
          advance()
          guard skipType() else { break }
        }
        guard eat(.comma) else { break }
        guard isIdentifier || at(.wildcard) else { return false }
        advance()
      }
    }
    effects()
    if kind == .arrow {
      advance()
      return skipType()
    }
    return at(.in)
  }

  /// Reads a closure's signature; leaves its parameters pending and gives its result type.
  private mutating func closureSignature(until closer: Int) -> Int32 {
    while kind == .at { attribute() }
    if kind == .openSquare { jump(behind: partner(index)) }
    if kind == .openRound {
      closureParameters()
    } else if !at(.in), next.kind == .colon {
      typedParameters(until: closer)
    } else {
      while isIdentifier || at(.wildcard) {
        let first = start
        let name = name()
        advance()
        let hasComma = eat(.comma)
        builder.pending.append(builder.add(.closureParameter, range(from: first), name: name))
        guard hasComma else { break }
      }
    }
    effects()
    var result: Int32 = -1
    if kind == .arrow {
      advance()
      result = type().index
    }
    if at(.in) {
      advance()
    } else if lexemes[closer].kind == .closeBrace {
      while index < closer, !at(.in), !beginsLine, kind != .end { skipOne() }
      _ = eat(.in)
    }
    return result
  }

  /// `(a: Int, b)`
  private mutating func closureParameters() {
    let open = index
    advance()
    typedParameters(until: partner(open))
    close(open)
  }

  private mutating func typedParameters(until closer: Int) {
    while index < closer, kind != .end, !at(.in) {
      let first = start
      let before = index
      while kind == .at { attribute() }
      parameterSpecifiers()
      guard kind == .word else {
        // A pattern or a type where a name should stand.
        let link = type()
        let hasComma = eat(.comma)
        builder.pending.append(
          builder.add(.closureParameter, range(from: first), name: builder.name(""), link: link.index)
        )
        guard hasComma, index > before else { return }
        continue
      }
      var name = name()
      advance()
      if kind == .word, !at(.in) {
        name = self.name()
        advance()
      }
      var link: Int32 = -1
      if eat(.colon) {
        link = type().index
        if at(operator: "...") { advance() }
      }
      if eat(.equal) { _ = expression() }
      let hasComma = eat(.comma)
      builder.pending.append(builder.add(.closureParameter, range(from: first), name: name, link: link))
      guard hasComma, index > before else { return }
    }
  }
}
