/// What a word does where declarations stand: in a type's block or at the top of a file.
enum DeclarationWord: Sendable {
  /// Begins a declaration whose block holds declarations; an enum's cases are kept apart.
  case type(isEnum: Bool)
  /// Begins a type, or comes before another introducer: `class func`.
  case classWord
  /// Begins any other declaration, whose name follows.
  case member
  /// Begins a declaration without a name, or named by an operator.
  case namelessMember
  /// Begins the declaration of another name for a type.
  case alias
  /// Begins a declaration whose block changes how other code is read.
  case precedenceGroup
  /// Comes before the introducer of a declaration.
  case modifier
  /// The modifier of members that belong to the type itself.
  case staticModifier
  /// Is followed by a pattern or condition, in which `let`, `var` and `case` begin nothing.
  case condition
  /// Begins a type or a member, but only with a name behind it: else it is a name itself.
  case typeBeforeName, memberBeforeName
  case other

  /// The words with a meaning.
  static let table: WordTable<DeclarationWord> = {
    let meanings: [(words: String, meaning: DeclarationWord)] = [
      ("func var let case import associatedtype", .member),
      ("init deinit subscript operator", .namelessMember),
      ("struct extension protocol", .type(isEnum: false)),
      ("enum", .type(isEnum: true)),
      ("class", .classWord),
      ("typealias", .alias),
      ("precedencegroup", .precedenceGroup),
      ("actor", .typeBeforeName),
      ("macro", .memberBeforeName),
      ("public private fileprivate internal open package final override lazy weak unowned", .modifier),
      ("static", .staticModifier),
      ("mutating nonmutating nonisolated isolated convenience required optional dynamic indirect", .modifier),
      ("prefix postfix infix distributed borrowing consuming", .modifier),
      ("if guard while for catch", .condition),
    ]
    let entries = meanings.flatMap { entry in
      entry.words.split(separator: " ").map { (bytes: Array($0.utf8), value: entry.meaning) }
    }
    return WordTable(entries, placeholder: .other)
  }()
}
