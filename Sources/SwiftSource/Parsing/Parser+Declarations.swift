extension Parser {
  /// What a declaration that was read turned out to be.
  enum DeclarationOutcome {
    /// Its ids, if it has any, are the last `found`.
    case declarations
    /// A macro: `macroNode`.
    case macro
  }

  /// Reads a declaration and adds it to `found`. Several where it has several names or cases; none where nothing can
  /// ask for it.
  @discardableResult
  mutating func declaration() -> DeclarationOutcome {
    guard enter() else {
      _ = builder.truncate(skipTooDeep())
      return .declarations
    }
    defer { leave() }
    let isInfix = at(.infix)
    var head = head()
    while true {
      switch keyword {
      case .class: group(.class, head)
      case .struct: group(.struct, head)
      case .enum: group(.enum, head)
      case .actor: group(.actor, head)
      case .protocol: group(.protocol, head)
      case .extension: extensionGroup(head)
      case .func: function(head)
      case .initializer: initializer(head)
      case .deinit: deinitializer(head)
      case .subscript: subscripts(head)
      case .var, .let: variables(&head)
      case .case: cases(head)
      case .typealias: alias(head)
      case .associatedtype: associatedType(head)
      case .import: importModule(head)
      case .operator: operatorDeclaration(isInfix: isInfix)
      case .precedencegroup: precedenceGroup()
      case .macro: skipMacroDeclaration()
      default:
        if kind == .pound {
          let node = macro()
          builder.extend(node, to: head.start)
          macroNode = node
          return .macro
        }
        // A word that isn't known before the declaration's own.
        if kind == .word, isDeclarationBehind {
          advance()
          continue
        }
      }
      return .declarations
    }
  }

  var isDeclarationBehind: Bool {
    guard !next.flags.contains(.beginsLine) else { return false }
    switch Self.keyword(next) {
    case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .typealias: return true
    default: return false
    }
  }

  // MARK: Types

  mutating func group(_ kind: Declaration.Kind, _ head: Head) {
    advance()
    var declaration = begin(kind, head)
    nameHere(&declaration)
    declaration.genericParameters = genericParameters()
    // A protocol's primary associated types and what it asks of them are its members' own.
    if kind == .protocol { declaration.genericParameters = [] }
    declaration.inherited = inheritance()
    let requirements = requirements()
    if kind != .protocol { declaration.requirements = requirements }
    group(declaration, head)
  }

  mutating func extensionGroup(_ head: Head) {
    advance()
    var declaration = begin(.extension, head)
    let first = start
    declaration.type = type()
    declaration.nameRange = range(from: first)
    declaration.name = text(declaration.nameRange)
    declaration.inherited = inheritance()
    declaration.requirements = requirements()
    group(declaration, head)
  }

  /// Adds a type first and its members after it, so that they can name their parent.
  mutating func group(_ declaration: Declaration, _ head: Head) {
    let id = add(declaration)
    let open = index
    if kind == .openBrace {
      let outer = (parent, isLocal, memberEnd, conditionalDepth)
      parent = id
      isLocal = false
      conditionalDepth = 0
      memberEnd = partner(open)
      advance()
      let mark = found.count
      while index < memberEnd, kind != .end {
        let before = (index, start)
        members(until: memberEnd)
        if (index, start) == before { skipStray() }
      }
      builder.declarations[Int(id.index)].members = Array(found[mark...])
      found.removeLast(found.count &- mark)
      close(open)
      (parent, isLocal, memberEnd, conditionalDepth) = outer
    }
    builder.declarations[Int(id.index)].range = range(from: head.start)
    found.append(id)
  }

  // MARK: Cases, aliases, imports

  mutating func cases(_ head: Head) {
    advance()
    let mark = found.count
    var isOnly = true
    while kind == .word || found.count == mark {
      let first = start
      var declaration = begin(.enumCase, head)
      nameHere(&declaration, allowsKeywords: true)
      if kind == .openRound, !beginsLine { declaration.parameters = associatedValues() }
      if eat(.equal) { declaration.value = expression() }
      let hasComma = eat(.comma)
      declaration.range = range(from: first)
      found.append(add(declaration))
      guard hasComma else { break }
      isOnly = false
    }
    if isOnly, let only = found.last { builder.declarations[Int(only.index)].range = range(from: head.start) }
  }

  mutating func associatedValues() -> [Declaration.Parameter] {
    let open = index
    advance()
    var parameters: [Declaration.Parameter] = []
    while index < partner(open), kind != .end {
      let first = start
      let before = index
      var label: String?
      var name: String?
      if kind == .word, next.kind == .colon {
        label = nameText()
        advance()
        advance()
      } else if kind == .word, next.kind == .word, lexeme(2).kind == .colon {
        label = nameText()
        advance()
        name = nameText()
        advance()
        advance()
      }
      let link = type()
      if at(operator: "...") { advance() }
      let value: NodeID? = eat(.equal) ? expression() : nil
      let hasComma = eat(.comma)
      parameters.append(
        Declaration.Parameter(
          label: label == "_" ? nil : label,
          name: name ?? label ?? "",
          type: link,
          defaultValue: value,
          isVariadic: false,
          range: range(from: first)
        )
      )
      guard hasComma, index > before else { break }
    }
    close(open)
    return parameters
  }

  mutating func alias(_ head: Head) {
    advance()
    var declaration = begin(.typealias, head)
    nameHere(&declaration)
    declaration.genericParameters = genericParameters()
    if kind == .colon { advance() }
    _ = eat(.equal)
    declaration.type = type()
    _ = requirements()
    finish(declaration, head)
  }

  mutating func associatedType(_ head: Head) {
    advance()
    var declaration = begin(.associatedType, head)
    nameHere(&declaration)
    let inherited = inheritance()
    if eat(.equal) { declaration.type = type() }
    declaration.inherited = inherited
    _ = requirements()
    finish(declaration, head)
  }

  mutating func importModule(_ head: Head) {
    advance()
    switch keyword {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func: if !beginsLine { advance() }
    default: break
    }
    guard kind == .word, !beginsLine else { return }
    let module = nameText()
    advance()
    while kind == .period, next.kind == .word || next.kind == .infixOperator {
      advance()
      advance()
    }
    imports.append(
      SourceUnit.Import(
        module: module,
        range: range(from: head.start),
        isTestable: head.attributes.contains { $0.name == "testable" && $0.arguments.isEmpty },
        isExported: head.attributes.contains { $0.name == "_exported" && $0.arguments.isEmpty }
      )
    )
  }

  // MARK: What nothing can ask for

  mutating func skipMacroDeclaration() {
    advance()
    let nodes = builder.mark
    if kind == .word { advance() }
    _ = genericParameters()
    if kind == .openRound { jump(behind: partner(index)) }
    if kind == .arrow {
      advance()
      _ = type()
    }
    if eat(.equal) { _ = expression() }
    _ = requirements()
    builder.forget(nodes)
  }
}
