extension Parser {
  mutating func variables(_ head: inout Head) {
    let isLet = at(.let)
    advance()
    let mark = found.count
    var untyped = mark
    var isOnly = true
    // Where names in brackets begin and end.
    var bracketed: [Int] = []
    while kind != .end {
      let first = start
      let before = (index, start)
      let firstOfBinding = found.count
      let isInBrackets = kind == .openRound
      if isInBrackets { bracketed.append(firstOfBinding) }
      let type = variable(head, isLet, first)
      if isInBrackets { bracketed.append(found.count) }
      let hasComma = eat(.comma)
      // In `let a, b: Int` the annotation behind stands for the names before it.
      if let type {
        for place in untyped..<firstOfBinding { builder.declarations[Int(found[place].index)].type = type }
        untyped = found.count
      } else if let last = found.last, builder.declarations[Int(last.index)].value != nil {
        untyped = found.count
      }
      guard hasComma, (index, start) != before else {
        if !isOnly { setRange(from: firstOfBinding, first) }
        break
      }
      isOnly = false
      setRange(from: firstOfBinding, first)
    }
    if isOnly { return setRange(from: mark, head.start) }
    for place in stride(from: 0, to: bracketed.count &- 1, by: 2) {
      for name in bracketed[place]..<bracketed[place &+ 1] {
        builder.declarations[Int(found[name].index)].range = range(from: head.start)
      }
    }
  }

  /// Gives the declarations of a binding, of which each has one name, the range that ends here. Names in brackets have
  /// that of the whole declaration.
  private mutating func setRange(from mark: Int, _ start: UInt32) {
    for place in mark..<found.count {
      builder.declarations[Int(found[place].index)].range = range(from: start)
    }
  }

  /// Reads one binding; gives its own annotation.
  private mutating func variable(_ head: Head, _ isLet: Bool, _ first: UInt32) -> TypeID? {
    var declaration = begin(.variable, head)
    if isLet { declaration.modifiers.insert(.isLet) }
    if kind == .openRound {
      let nodes = builder.mark
      let names = tupleNames()
      builder.forget(nodes)
      if eat(.colon) { _ = type() }
      let value: NodeID? = eat(.equal) ? expression() : nil
      tupleVariables(declaration, names, value: value)
      return nil
    }
    if at(.wildcard) || kind != .word {
      declaration.modifiers.remove(.isLet)
      declaration.name = "_"
      let place = missingPlace
      declaration.nameRange = kind == .word ? SourceRange(start, end) : SourceRange(place, place)
      if kind == .word { advance() }
      if eat(.colon) { _ = type() }
      // `let _ = value`: the value may state a colour.
      if eat(.equal) { declaration.value = expression() }
      found.append(add(declaration))
      return nil
    }
    nameHere(&declaration)
    if eat(.colon) { declaration.type = resultType() }
    let annotation = declaration.type
    let id = add(declaration)
    let outer = parent
    parent = id
    if eat(.equal) { declaration.value = expression() }
    if kind == .openBrace { accessors(&declaration) }
    parent = outer
    builder.declarations[Int(id.index)] = declaration
    found.append(id)
    return annotation
  }

  // MARK: Names in brackets

  /// A name in brackets: `nil` where there is none.
  private indirect enum TupleName {
    case name(String, SourceRange)
    case none(SourceRange)
    case tuple([TupleName])
  }

  private mutating func tupleNames() -> [TupleName] {
    guard enter() else {
      _ = skipTooDeep()
      return []
    }
    defer { leave() }
    let open = index
    advance()
    var names: [TupleName] = []
    while index < partner(open), kind != .end {
      let before = index
      if isIdentifier, next.kind == .colon {
        advance()
        advance()
      }
      if kind == .openRound {
        names.append(.tuple(tupleNames()))
      } else {
        if at(.let) || at(.var) { advance() }
        if isIdentifier {
          names.append(.name(nameText(), SourceRange(start, end)))
        } else {
          names.append(.none(SourceRange(start, end)))
        }
        if kind != .closeRound { advance() }
      }
      guard eat(.comma), index > before else { break }
    }
    close(open)
    return names
  }

  /// `let (a, b) = (1, 2)`: a variable per name, each with its own element where the value is a tuple.
  private mutating func tupleVariables(_ template: Declaration, _ names: [TupleName], value: NodeID?) {
    var values: [NodeID?] = [value]
    if let value, builder.kind(value) == .tuple, builder.childIDs(value).count == names.count {
      values = builder.childIDs(value).map { builder.childIDs($0).first }
    }
    for (index, name) in names.enumerated() {
      let value = index < values.count ? values[index] : nil
      var declaration = template
      declaration.value = value
      switch name {
      case .tuple(let inner):
        tupleVariables(template, inner, value: value)
        continue
      case .name(let name, let range):
        declaration.name = name
        declaration.nameRange = range
      case .none(let range):
        // A place without a name is kept for its value alone.
        guard value != nil else { continue }
        declaration.name = "_"
        declaration.nameRange = range
      }
      found.append(add(declaration))
    }
  }

  // MARK: Accessors

  /// Reads the block in braces behind a variable or subscript.
  mutating func accessors(_ declaration: inout Declaration) {
    let first = start
    let open = index
    let closer = partner(open)
    guard startsAccessor(open &+ 1) else {
      declaration.modifiers.insert(.isComputed)
      guard enter() else {
        declaration.body = builder.truncate(skipTooDeep())
        return
      }
      defer { leave() }
      advance()
      let mark = builder.pending.count
      statements(until: closer)
      close(open)
      declaration.body = builder.add(.block, range(from: first), childrenFrom: mark)
      return
    }
    advance()
    while index < closer, startsAccessor(index) {
      let before = index
      accessor(&declaration)
      if index == before { break }
    }
    close(open)
  }

  private mutating func accessor(_ declaration: inout Declaration) {
    while kind == .at { attribute() }
    while let word = keyword, Self.isAccessorModifier(word) { advance() }
    let word = keyword
    let name = nameText()
    advance()
    var parameter: String?
    if kind == .openRound, !beginsLine {
      let open = index
      advance()
      if kind == .word { parameter = nameText() }
      jump(behind: partner(open))
    }
    let hasEffects = effects()
    var body: NodeID?
    if kind == .openBrace { body = block() }
    if word == .get {
      if hasEffects { declaration.modifiers.insert(.hasEffects) }
      declaration.modifiers.insert(.isComputed)
      declaration.body = body
      return
    }
    if word == ._read || name == "unsafeAddress" { declaration.modifiers.insert(.isComputed) }
    if word == .set { declaration.modifiers.formUnion([.isSettable, .isComputed]) }
    declaration.accessors.append(Declaration.Accessor(name: name, parameter: parameter, body: body))
  }

  private static func isAccessorModifier(_ word: Keyword) -> Bool {
    switch word {
    case .mutating, .nonmutating, .consuming, .borrowing, .legacyConsuming, .nonisolated: true
    default: false
    }
  }

  /// Whether an accessor with its word begins at a place.
  private func startsAccessor(_ start: Int) -> Bool {
    var place = start
    let last = lexemes.count &- 1
    var patience = Self.patience
    while place < last, lexemes[place].kind == .at, lexemes[place &+ 1].kind == .word, patience > 0 {
      patience &-= 1
      place = attributeEnd(place)
    }
    while let word = Self.keyword(lexemes[place]), Self.isAccessorModifier(word), place < last, patience > 0 {
      patience &-= 1
      place &+= 1
    }
    guard lexemes[place].kind == .word else { return false }
    switch Self.keyword(lexemes[place]) {
    case .get, .set, .didSet, .willSet, ._read, ._modify, .unsafeAddress, .initializer: return true
    case .borrow, .mutate:
      return lexemes[min(place &+ 1, last)].kind != .openRound && lexemes[min(place &+ 1, last)].kind != .period
    default:
      guard lexemes[place].end &- lexemes[place].start > 12 else { return false }
      return ["unsafeMutableAddress", "addressWithOwner", "addressWithNativeOwner", "mutableAddressWithOwner"]
        .contains(words.text(lexemes[place].value, in: bytes))
    }
  }
}
