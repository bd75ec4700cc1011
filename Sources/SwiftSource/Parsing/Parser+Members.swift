extension Parser {
  /// Reads the members of a type up to its closing brace.
  mutating func members(until closer: Int) {
    while index < closer, kind != .end {
      let before = (index, start)
      switch kind {
      case .semicolon: advance()
      case .poundIf where !isConditionalOfAttributes: conditionalItems(isFile: false)
      case .poundElseif, .poundElse, .poundEndif: return
      default:
        if startsDeclaration(.member) || kind == .poundIf {
          _ = declaration()
        } else {
          skipStrayMember(until: closer)
        }
      }
      if (index, start) == before { skipStray() }
    }
  }

  /// Moves to where the next member may begin.
  mutating func skipStrayMember(until closer: Int) {
    skipStray()
    while index < closer, kind != .end {
      switch kind {
      case .poundIf, .poundElseif, .poundElse, .poundEndif: return
      case .word, .at: if startsDeclaration(.member) { return }
      default: break
      }
      skipStray()
    }
  }

  /// Reads the items of a file, or of a `#if` arm outside of all declarations; statements among them are the file's.
  mutating func fileItems() {
    while kind != .end {
      let before = (index, start)
      switch kind {
      case .poundIf where !isConditionalOfAttributes: conditionalItems(isFile: true)
      case .poundElseif, .poundElse, .poundEndif:
        if conditionalDepth > 0 { return }
        advance()
      default: fileItem()
      }
      if (index, start) == before { skipStray() }
    }
  }

  mutating func fileItem() {
    let isDeclaration: Bool =
      switch kind {
      case .word: current.value < Keyword.count && startsDeclaration(.statement)
      case .at: startsDeclaration(.statement)
      case .poundIf: true
      default: false
      }
    let mark = builder.pending.count
    if isDeclaration {
      if declaration() == .macro, let node = macroNode { builder.pending.append(node) }
    } else {
      statement()
    }
    fileStatements += builder.pending[mark...]
    builder.pending.removeLast(builder.pending.count &- mark)
  }

  /// A `#if` around members or a file's items.
  mutating func conditionalItems(isFile: Bool) {
    guard enter() else {
      _ = builder.truncate(skipTooDeep())
      return
    }
    defer { leave() }
    var earlier: [String] = []
    let outer = conditions
    conditionalDepth &+= 1
    var isFirst = true
    while kind == .poundIf && isFirst || kind == .poundElseif || kind == .poundElse {
      isFirst = false
      let isElse = kind == .poundElse
      advance()
      let name = isElse ? -1 : directiveCondition()
      let condition = isElse ? nil : builder.names[Int(name)]
      skipLine()
      conditions = outer + earlier.map { "!(\($0))" }
      if let condition { conditions.append(condition) }
      if isFile { fileItems() } else { members(until: memberEnd) }
      if let condition, earlier.count < Self.patience { earlier.append(condition) }
      if kind == .closeBrace { break }
    }
    conditions = outer
    conditionalDepth &-= 1
    if kind == .poundEndif {
      advance()
      skipLine()
    }
  }
}
