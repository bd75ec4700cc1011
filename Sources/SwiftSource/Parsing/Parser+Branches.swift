extension Parser {
  mutating func branch() -> NodeID {
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    let first = start
    advance()
    let mark = builder.pending.count
    builder.pending.append(conditionList())
    builder.pending.append(block())
    if at(.else) {
      advance()
      if at(.if) {
        builder.pending.append(branch())
      } else {
        builder.pending.append(block())
      }
    }
    return builder.add(.branch, range(from: first), childrenFrom: mark)
  }

  mutating func guarding() -> NodeID {
    let first = start
    advance()
    let mark = builder.pending.count
    builder.pending.append(conditionList())
    _ = eat(.else)
    builder.pending.append(block())
    return builder.add(.guarding, range(from: first), childrenFrom: mark)
  }

  mutating func whileLoop() -> NodeID {
    let first = start
    advance()
    let mark = builder.pending.count
    builder.pending.append(conditionList())
    builder.pending.append(block())
    return builder.add(.whileLoop, range(from: first), childrenFrom: mark)
  }

  mutating func repeatLoop() -> NodeID {
    let first = start
    advance()
    let body = block()
    let condition: NodeID
    if eat(.while) {
      condition = expression()
    } else {
      condition = missingExpression()
    }
    let mark = builder.pending.count
    builder.pending.append(condition)
    builder.pending.append(body)
    return builder.add(.whileLoop, range(from: first), childrenFrom: mark)
  }

  mutating func loop() -> NodeID {
    let first = start
    advance()
    if at(.try) {
      advance()
      if kind == .postfixQuestion || kind == .exclamation { advance() }
    }
    _ = eat(.await)
    if at(.unsafe), !Self.is(next, .in) { advance() }
    let mark = builder.pending.count
    if eat(.case) {
      builder.pending.append(matchingPattern(.matching))
      if eat(.colon) { _ = type() }
    } else {
      builder.pending.append(pattern())
      if eat(.colon) { _ = type() }
    }
    if eat(.in) {
      builder.pending.append(expression(.condition))
    } else {
      builder.pending.append(kind == .openBrace ? missingExpression() : expression(.condition))
    }
    if eat(.where) { builder.pending.append(expression(.condition)) }
    builder.pending.append(block())
    return builder.add(.loop, range(from: first), childrenFrom: mark)
  }

  mutating func doBlock() -> NodeID {
    let first = start
    advance()
    effects()
    let mark = builder.pending.count
    builder.pending.append(block())
    while at(.catch) {
      advance()
      // Patterns and their filters leave no node.
      let nodes = builder.mark
      while kind != .openBrace, kind != .end {
        let before = (index, start)
        _ = matchingPattern(.matching)
        if eat(.where) { _ = expression(.condition) }
        guard eat(.comma), (index, start) != before else { break }
      }
      builder.forget(nodes)
      builder.pending.append(block())
    }
    return builder.add(.doBlock, range(from: first), childrenFrom: mark)
  }
}
