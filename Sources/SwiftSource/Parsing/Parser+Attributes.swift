extension Parser {
  /// Reads over an attribute.
  mutating func attribute() {
    var ignored = Head(start: start, index: index)
    attribute(into: &ignored)
  }

  /// Reads an attribute and keeps what it says.
  mutating func attribute(into head: inout Head) {
    advance()
    guard kind == .word else { return }
    let first = start
    let word = keyword
    skipAttributeName()
    let nameRange = range(from: first)
    let name = text(nameRange)
    let isPlain = lexemes[index &- 1].start == first
    var arguments: [NodeID] = []
    if kind == .openRound, takesArguments(word) {
      let open = index
      if isPlain, word.map(Self.hasOwnSyntax) ?? false || Self.longNames.contains(name) {
        if word == .available { availability(open, &head) }
        jump(behind: partner(open))
      } else {
        advance()
        let mark = builder.pending.count
        _ = self.arguments(until: partner(open), .plain)
        arguments = Array(builder.pending[mark...])
        builder.pending.removeLast(builder.pending.count &- mark)
        close(open)
      }
    }
    head.attributes.append(Declaration.Attribute(name: name, arguments: arguments))
  }

  /// Whether the bracket here belongs to the attribute before it.
  private func takesArguments(_ word: Keyword?) -> Bool {
    if !isBehindSpace { return true }
    return !beginsLine && (word == .available || isBeforeDeclaration(index))
  }

  /// Attributes whose arguments are no expressions. Source: the grammar of declaration attributes.
  private static func hasOwnSyntax(_ word: Keyword) -> Bool {
    switch word {
    case .available, .spiAvailable, ._backDeploy, .backDeployed, ._documentation, ._effects, ._implements,
      ._specialize, .specialized, .abi, .derivative, .differentiable, .objc, .transpose, .rethrows, .Sendable:
      true
    default: false
    }
  }

  /// Those of them that are longer than a keyword may be.
  private static let longNames: Set<String> = ["_dynamicReplacement", "_originallyDefinedIn"]

  /// Moves over `Name`, `Name.Name` and their generic arguments.
  mutating func skipAttributeName() {
    guard kind == .word else { return }
    skipModuleSelector()
    advance()
    while true {
      if kind == .period, next.kind == .word, !isBehindSpace {
        advance()
        advance()
      } else if at(prefix: UInt8(ascii: "<")), !isBehindSpace {
        let here = place
        guard skipGenericArguments(level: 0) else { return go(to: here) }
      } else {
        return
      }
    }
  }

  /// The place behind the attribute that begins at one.
  func attributeEnd(_ start: Int) -> Int {
    var place = start &+ 2
    let last = lexemes.count &- 1
    if place < last, lexemes[place].kind == .moduleSelector { place &+= 2 }
    while place < last, lexemes[place].kind == .period, lexemes[place &+ 1].kind == .word { place &+= 2 }
    if place < last, bytes.count > Int(lexemes[place].start), bytes[Int(lexemes[place].start)] == UInt8(ascii: "<"),
      lexemes[place].start == lexemes[place &- 1].end
    {
      // Generic arguments: to the sign that ends them.
      var level = 0
      var patience = Self.patience
      while place < last, patience > 0 {
        patience &-= 1
        let lexeme = lexemes[place]
        switch lexeme.kind {
        case .infixOperator, .prefixOperator, .postfixOperator:
          for offset in lexeme.start..<lexeme.end {
            if bytes[Int(offset)] == UInt8(ascii: "<") { level &+= 1 }
            if bytes[Int(offset)] == UInt8(ascii: ">") { level &-= 1 }
          }
        case .openRound, .openSquare: place = partner(place)
        case .openBrace, .closeBrace, .closeRound: level = 0
        default: break
        }
        place = min(place &+ 1, last)
        if level <= 0 { break }
      }
      while place < last, lexemes[place].kind == .period, lexemes[place &+ 1].kind == .word { place &+= 2 }
    }
    guard lexemes[place].kind == .openRound else { return min(place, last) }
    let isSpaced = lexemes[place].start != lexemes[place &- 1].end
    if isSpaced, !Self.is(lexemes[start &+ 1], .available), !isBeforeDeclaration(place) { return place }
    return min(partner(place) &+ 1, last)
  }

  /// Whether a bracket that stands apart from an attribute's name is followed by a declaration on its line, so that it
  /// is the attribute's.
  private func isBeforeDeclaration(_ open: Int) -> Bool {
    guard !lexemes[open].flags.contains(.beginsLine) else { return false }
    let behind = lexemes[min(partner(open) &+ 1, lexemes.count &- 1)]
    return behind.kind == .at || isDeclarationWord(min(partner(open) &+ 1, lexemes.count &- 1))
  }
}
