extension Parser {
  func begin(_ kind: Declaration.Kind, _ head: Head) -> Declaration {
    var declaration = Declaration(
      kind: kind,
      name: "",
      nameRange: SourceRange(start, start),
      range: SourceRange(head.start, head.start),
      parent: parent
    )
    declaration.modifiers = head.modifiers
    if isLocal { declaration.modifiers.insert(.isLocal) }
    declaration.access = head.access
    declaration.rareFacts = RareFacts(
      attributes: head.attributes,
      documentation: head.documentation,
      deprecation: head.deprecation,
      availability: head.availability,
      conditions: conditions
    )
    return declaration
  }

  /// Takes the word here as the declaration's name.
  mutating func nameHere(_ declaration: inout Declaration, allowsKeywords: Bool = false) {
    guard kind == .word, isIdentifier || allowsKeywords || !beginsLine else {
      let place = missingPlace
      declaration.nameRange = SourceRange(place, place)
      return
    }
    declaration.name = nameText()
    declaration.nameRange = SourceRange(start, end)
    advance()
  }

  mutating func add(_ declaration: Declaration) -> DeclarationID {
    builder.declarations.append(declaration)
    return DeclarationID(Int32(truncatingIfNeeded: builder.declarations.count &- 1))
  }

  /// Adds a declaration that ends here.
  mutating func finish(_ declaration: Declaration, _ head: Head) {
    var declaration = declaration
    declaration.range = range(from: head.start)
    found.append(add(declaration))
  }

  mutating func inheritance() -> [TypeID] {
    guard eat(.colon) else { return [] }
    var types: [TypeID] = []
    while kind != .openBrace, kind != .end {
      let before = (index, start)
      if at(.class) {
        let first = start
        advance()
        types.append(add(.other, range(from: first), "class"))
      } else {
        types.append(type())
      }
      guard eat(.comma), (index, start) != before else { break }
    }
    return types
  }

  mutating func genericParameters() -> [Declaration.GenericParameter] {
    guard at(prefix: UInt8(ascii: "<")) else { return [] }
    split()
    var parameters: [Declaration.GenericParameter] = []
    while !at(prefix: UInt8(ascii: ">")), kind != .end {
      while kind == .at { attribute() }
      if at(.each) || at(.let), next.kind == .word { advance() }
      guard kind == .word else { break }
      let name = nameText()
      advance()
      if at(operator: "...") { advance() }
      var bound: TypeID?
      if eat(.colon) {
        if at(.class) {
          let first = start
          advance()
          bound = add(.other, range(from: first), "class")
        } else {
          bound = type()
        }
      }
      parameters.append(Declaration.GenericParameter(name: name, bound: bound))
      guard eat(.comma) else { break }
    }
    if at(.where) { _ = requirements() }
    if at(prefix: UInt8(ascii: ">")) { split() }
    return parameters
  }

  mutating func requirements() -> [Declaration.GenericRequirement] {
    guard eat(.where) else { return [] }
    var found: [Declaration.GenericRequirement] = []
    while kind != .end {
      let left = type()
      if kind == .colon {
        advance()
        if at(.class) {
          advance()
          continue
        }
        found.append(Declaration.GenericRequirement(left: left, isEquality: false, right: type()))
      } else if at(operator: "==") {
        advance()
        if kind == .integer || at(operator: "-") {
          while kind == .integer || at(operator: "-") { advance() }
        } else {
          found.append(Declaration.GenericRequirement(left: left, isEquality: true, right: type()))
        }
      } else {
        break
      }
      guard eat(.comma) else { break }
      if kind == .openBrace { break }
    }
    return found
  }
}
