extension Parser {
  mutating func conditionalStatements() -> NodeID {
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    let first = start
    let mark = builder.pending.count
    while kind == .poundIf || kind == .poundElseif || kind == .poundElse {
      let armStart = start
      let isElse = kind == .poundElse
      let isRepeated = kind == .poundIf && builder.pending.count > mark
      guard !isRepeated else { break }
      advance()
      let condition = isElse ? -1 : directiveCondition()
      let armEnd = lastEnd
      skipLine()
      let inside = builder.pending.count
      var end = armEnd
      while kind != .end, kind != .poundElseif, kind != .poundElse, kind != .poundEndif, kind != .closeBrace,
        kind != .closeRound, kind != .closeSquare
      {
        let before = (index, start)
        statement()
        if (index, start) == before { skipStray() }
        end = lastEnd
      }
      builder.pending.append(
        builder.add(.conditionalArm, SourceRange(armStart, end), name: condition, childrenFrom: inside)
      )
    }
    if kind == .poundEndif {
      advance()
      skipLine()
    }
    return builder.add(.conditionalCompilation, range(from: first), childrenFrom: mark)
  }
}
