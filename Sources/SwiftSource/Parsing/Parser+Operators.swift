extension Parser {
  /// Reads `operator |>: Group`, behind its fixity.
  mutating func operatorDeclaration(isInfix: Bool) {
    advance()
    guard !beginsLine, kind != .end else { return }
    let symbolStart = start
    let end = lexemes[index].end
    while start < end, kind != .end, !beginsLine, start == symbolStart || start == lastEnd { advance() }
    let symbol = text(range(from: symbolStart))
    var group: String?
    if kind == .colon, next.kind == .word {
      advance()
      group = nameText()
      advance()
    }
    if isInfix { operatorDeclarations.infix.append(OperatorDeclarations.Infix(symbol: symbol, group: group)) }
    while !beginsLine, kind != .end, kind != .semicolon, kind != .closeBrace { skipOne() }
  }

  /// Reads `precedencegroup Name { higherThan: Other associativity: left }`.
  mutating func precedenceGroup() {
    advance()
    guard kind == .word else { return }
    var group = OperatorDeclarations.Group(name: nameText())
    advance()
    if kind == .openBrace {
      let open = index
      advance()
      while index < partner(open), kind != .end {
        let word = keyword
        guard kind == .word, next.kind == .colon else {
          skipOne()
          continue
        }
        advance()
        advance()
        switch word {
        case .higherThan: group.higherThan += groupNames()
        case .lowerThan: group.lowerThan += groupNames()
        case .associativity:
          group.associativity = at(.left) ? .left : at(.right) ? .right : .none
          if kind == .word { advance() }
        default: if kind == .word { advance() }
        }
      }
      close(open)
    }
    operatorDeclarations.groups.append(group)
  }

  private mutating func groupNames() -> [String] {
    var names: [String] = []
    while kind == .word {
      names.append(nameText())
      advance()
      guard eat(.comma) else { break }
    }
    return names
  }
}
