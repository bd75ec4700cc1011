extension Parser {
  mutating func function(_ head: Head) {
    advance()
    var declaration = begin(.function, head)
    switch kind {
    case .infixOperator, .prefixOperator, .postfixOperator, .equal, .ampersand, .exclamation, .postfixQuestion,
      .infixQuestion, .arrow:
      operatorNameHere(&declaration)
    default: nameHere(&declaration)
    }
    declaration.genericParameters = genericParameters()
    signature(declaration, head)
  }

  /// Takes the operator here, up to its generic parameters, as a name.
  private mutating func operatorNameHere(_ declaration: inout Declaration) {
    let first = start
    // `func <<T>(…)`: the last sign opens the parameters.
    if end &- start > 1, bytes[Int(end) &- 1] == UInt8(ascii: "<"), next.kind == .word, next.start == end {
      end = end &- 1
      advance()
    } else {
      let last = lexemes[index].end
      while start < last, kind != .end, start != lastEnd || start == first { advance() }
    }
    declaration.nameRange = range(from: first)
    declaration.name = text(declaration.nameRange)
  }

  mutating func initializer(_ head: Head) {
    var declaration = begin(.initializer, head)
    declaration.name = "init"
    declaration.nameRange = SourceRange(start, end)
    advance()
    switch kind {
    case .postfixQuestion, .exclamation, .infixQuestion:
      declaration.modifiers.insert(.isFailable)
      advance()
    default: break
    }
    declaration.genericParameters = genericParameters()
    signature(declaration, head)
  }

  /// A function called `deinit`: nobody calls it, but its body is read.
  mutating func deinitializer(_ head: Head) {
    var declaration = begin(.function, head)
    declaration.name = "deinit"
    declaration.nameRange = SourceRange(start, end)
    advance()
    effects()
    let id = add(declaration)
    let outer = parent
    parent = id
    if kind == .openBrace { declaration.body = block() }
    parent = outer
    complete(id, declaration, head)
  }

  /// Reads parameters, effects, result, requirements and body.
  private mutating func signature(_ start: Declaration, _ head: Head) {
    var declaration = start
    let id = add(declaration)
    let outer = parent
    parent = id
    if kind == .openRound { declaration.parameters = parameters() }
    var hasEffects = effects()
    if kind == .arrow {
      advance()
      let result = resultType()
      if declaration.kind != .initializer { declaration.type = result }
    }
    if effects() { hasEffects = true }
    if hasEffects { declaration.modifiers.insert(.hasEffects) }
    declaration.requirements = requirements()
    if kind == .openBrace { declaration.body = block() }
    parent = outer
    complete(id, declaration, head)
  }

  /// A result, which may be a named opaque one: `<T: P> T`.
  mutating func resultType() -> TypeID {
    guard at(prefix: UInt8(ascii: "<")) else { return type() }
    let first = start
    _ = genericParameters()
    _ = type()
    return add(.other, range(from: first), text(range(from: first)))
  }

  /// Puts what was read in place of the declaration that its inside was told of.
  private mutating func complete(_ id: DeclarationID, _ declaration: Declaration, _ head: Head) {
    var declaration = declaration
    declaration.range = range(from: head.start)
    builder.declarations[Int(id.index)] = declaration
    found.append(id)
  }

  mutating func subscripts(_ head: Head) {
    var declaration = begin(.subscript, head)
    declaration.name = "subscript"
    declaration.nameRange = SourceRange(start, end)
    advance()
    declaration.genericParameters = genericParameters()
    let id = add(declaration)
    let outer = parent
    parent = id
    if kind == .openRound { declaration.parameters = parameters(isSubscript: true) }
    if kind == .arrow {
      advance()
      declaration.type = resultType()
    } else {
      declaration.type = add(.other, SourceRange(missingPlace, missingPlace), "")
    }
    declaration.requirements = requirements()
    if kind == .openBrace { accessors(&declaration) }
    parent = outer
    complete(id, declaration, head)
  }

  // MARK: Parameters

  mutating func parameters(isSubscript: Bool = false) -> [Declaration.Parameter] {
    let open = index
    advance()
    var parameters: [Declaration.Parameter] = []
    while index < partner(open), kind != .end {
      let before = index
      let first = start
      var head = Head(start: start, index: index)
      while kind == .at { attribute(into: &head) }
      parameterSpecifiers()
      var label = ""
      var name: String?
      if kind == .word, next.kind == .colon || next.kind == .word || isSubscript && next.kind == .comma {
        label = nameText()
        advance()
        if kind == .word {
          name = nameText()
          advance()
        }
        _ = eat(.colon)
      }
      let link = type()
      var isVariadic = false
      if at(operator: "...") {
        isVariadic = true
        advance()
      }
      let value: NodeID? = eat(.equal) ? expression() : nil
      let hasComma = eat(.comma)
      parameters.append(
        Declaration.Parameter(
          // A subscript's single name is no label: `subscript(index: Int)` is used as `[0]`.
          label: label == "_" || (isSubscript && name == nil) ? nil : label,
          name: name ?? label,
          type: link,
          defaultValue: value,
          isVariadic: isVariadic,
          range: range(from: first),
          attributes: head.attributes
        )
      )
      guard hasComma, index > before else { break }
    }
    close(open)
    return parameters
  }

  /// `isolated`, `_const` and their like before a parameter's name.
  mutating func parameterSpecifiers() {
    while true {
      switch keyword {
      case .isolated, ._const, ._local, .borrowing, .consuming, .sending, .inout, .legacyOwned, .legacyShared:
        // As a name, it stands before a colon or before the second name.
        guard next.kind == .word, lexeme(2).kind == .colon || lexeme(2).kind == .word else { return }
        guard lexeme(2).kind != .colon || at(.inout) || !Self.isLabel(next) || lexeme(2).kind == .word else {
          // `isolated x: T` and `for x: T` look alike; the specifiers are known.
          guard at(.isolated) || at(._const) || at(._local) else { return }
          advance()
          return
        }
        advance()
      default: return
      }
    }
  }
}
