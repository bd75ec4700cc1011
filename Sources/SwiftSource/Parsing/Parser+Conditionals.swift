extension Parser {
  /// Whether the first arm of a `#if` begins with a member.
  var startsPostfixConditional: Bool {
    var place = index
    var patience = Self.patience
    while lexemes[place].kind == .poundIf, patience > 0 {
      patience &-= 1
      place &+= 1
      while !lexemes[place].flags.contains(.beginsLine), lexemes[place].kind != .end { place &+= 1 }
    }
    guard lexemes[place].kind == .period else { return false }
    return lexemes[min(place &+ 1, lexemes.count &- 1)].kind == .word
  }

  /// `base #if … .modifier() #endif`: the base, then the calls of every arm, each on the base's own place.
  mutating func postfixConditional(
    _ base: NodeID?,
    from first: UInt32,
    _ context: ExpressionContext
  ) -> NodeID {
    let mark = builder.pending.count
    if let base { builder.pending.append(base) }
    guard enter() else { return builder.truncate(skipTooDeep()) }
    defer { leave() }
    while kind == .poundIf || kind == .poundElseif || kind == .poundElse {
      let armStart = start
      let isElse = kind == .poundElse
      advance()
      let condition = isElse ? -1 : directiveCondition()
      skipLine()
      var arm: NodeID?
      let bodyStart = start
      if kind == .period {
        let member = implicitMember()
        if at(prefix: UInt8(ascii: "<")), startsGenericArguments() {
          var ignored: [TypeID] = []
          genericArguments(into: &ignored)
        }
        arm = suffixes(member, from: bodyStart, ExpressionContext(isCondition: context.isCondition))
      } else if kind == .poundIf {
        let inner = postfixConditional(nil, from: bodyStart, context)
        arm = suffixes(inner, from: bodyStart, ExpressionContext(isCondition: context.isCondition))
      }
      if let arm {
        builder.pending.append(builder.add(.conditionalArm, range(from: armStart), name: condition, child: arm))
      }
      skipToDirective()
    }
    if kind == .poundEndif { advance() }
    return builder.add(.conditionalCompilation, range(from: first), childrenFrom: mark)
  }

  /// Reads a `#if`'s condition; gives the place of its text among the names.
  mutating func directiveCondition() -> Int32 {
    let first = start
    guard !beginsLine else { return builder.name("") }
    let nodes = builder.mark
    _ = sequence(ExpressionContext(isDirective: true))
    builder.forget(nodes)
    return name(of: range(from: first))
  }

  /// Moves to the next line.
  mutating func skipLine() {
    while !beginsLine, kind != .end { advance() }
  }

  /// Moves to the next directive of the conditional at hand, over those inside.
  mutating func skipToDirective() {
    var depth = 0
    while kind != .end {
      switch kind {
      case .poundIf: depth &+= 1
      case .poundElseif, .poundElse: if depth == 0 { return }
      case .poundEndif:
        if depth == 0 { return }
        depth &-= 1
      case .closeRound, .closeSquare, .closeBrace: return
      default: break
      }
      skipOne()
    }
  }
}
