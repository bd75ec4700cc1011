import DefinitionSources
import DesignTokens
import JSON
import SwiftSource
import Symbols

/// Sets tokens of token files against the Swift declarations that spell them.
struct FileTokenMatching {
  let tokens: [Token]

  /// What the files and the declarations say together.
  struct Result {
    /// The declarations' entries, with what the files say of those that spell a token of theirs.
    var tokens: [Token]
    /// An entry, offered by its path only, for each token of a file that no declaration spells.
    var unspelled: [Token]
  }

  /// A declaration spells a token whose words its name ends with and whose value it has.
  func matched(_ files: [FileToken]) -> Result {
    var result = Result(tokens: tokens, unspelled: [])
    guard !files.isEmpty else { return result }
    var spelled: [[String]: [Int]] = [:]
    for (index, token) in tokens.enumerated() where token.symbol != nil {
      // A holder called for what it holds says nothing of its own.
      let words = NameWords(token.name.text).words.filter { !Self.holderWords.contains($0) }
      for start in words.indices { spelled[Array(words[start...]), default: []].append(index) }
    }
    for themes in Self.byTheme(files) {
      let file = themes.base
      let words = file.path.segments.flatMap { NameWords($0).words }
      let accessors = (spelled[words] ?? []).filter { Self.isSame(tokens[$0].standardValue, file.value) }
      for index in accessors { Self.carry(file, to: &result.tokens[index]) }
      if accessors.isEmpty { result.unspelled.append(Self.entry(themes)) }
    }
    return result
  }

  private static let holderWords: Set<String> = ["token", "tokens"]

  private static func isSame(_ left: TokenValue, _ right: TokenValue) -> Bool {
    if let one = left.color?.resolved(in: .light), let other = right.color?.resolved(in: .light) {
      return one.isClose(to: other)
    }
    if let one = left.number, let other = right.number { return abs(one - other) < 0.01 }
    return left == right
  }

  /// What a file says of a token, where the declaration says nothing.
  private static func carry(_ file: FileToken, to token: inout Token) {
    token.documentation = token.documentation ?? file.description
    guard token.deprecation == nil, let deprecation = deprecation(file) else { return }
    token.deprecation = deprecation
    if token.isOffered { token.offer = .withheld(.deprecated) }
  }

  private static func deprecation(_ file: FileToken) -> TokenDeprecation? {
    file.deprecation.map { TokenDeprecation(message: $0.isEmpty ? nil : $0, replacement: nil, isSoft: false) }
  }

  private static func entry(_ themes: Themes) -> Token {
    let file = themes.base
    let rows = themes.others.filter { $0.value != file.value }.map { other in
      DesignTokens.ConditionalValue<TokenValue>.Row(
        when: ConditionSet(.theme(theme(of: other.file))),
        value: other.value
      )
    }
    let position = DefinitionPlace.Position(line: file.position.line, column: file.position.column)
    var token = Token(
      name: TokenName(file.path.text),
      kind: file.kind,
      value: ConditionalValue(rows: rows, fallback: file.value),
      place: DefinitionPlace(path: file.file, range: SourceRange(0, 0), position: position),
      reach: TokenReach(owner: nil, ownerName: "", path: file.path.text, type: .unknown),
      module: "",
      access: .internal,
      offer: .withheld(.noAccessor)
    )
    token.documentation = file.description
    token.aliasOf = file.aliasOf.map { TokenName($0.text) }
    token.deprecation = deprecation(file)
    return token
  }

  // MARK: Themes

  /// One token as the files of several themes state it.
  private struct Themes {
    var base: FileToken
    var others: [FileToken] = []
  }

  /// Tokens of one path in files beside each other of which one is called light or dark are one token in several themes,
  /// the light one first; any others are each their own. In the order of the files.
  private static func byTheme(_ files: [FileToken]) -> [Themes] {
    struct Place: Hashable {
      var folder: Substring
      var path: TokenPath
    }
    var found: [Themes] = []
    var known: [Place: Int] = [:]
    for file in files {
      let place = Place(
        folder: file.file.prefix(through: file.file.lastIndex(of: "/") ?? file.file.startIndex),
        path: file.path
      )
      let words = NameWords(theme(of: file.file)).words
      guard let index = known[place], found[index].base.file != file.file,
        ([file] + [found[index].base]).contains(where: { isThemed($0.file) })
      else {
        known[place] = known[place] ?? found.count
        found.append(Themes(base: file))
        continue
      }
      if words.contains("light") {
        found[index].others.insert(found[index].base, at: 0)
        found[index].base = file
      } else {
        found[index].others.append(file)
      }
    }
    return found
  }

  private static func isThemed(_ file: String) -> Bool {
    !NameWords(theme(of: file)).words.filter { $0 == "light" || $0 == "dark" }.isEmpty
  }

  /// The file's name without what its kind adds: `dark` of `Tokens/dark.tokens.json`.
  private static func theme(of file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.split(separator: ".").first ?? name)
  }
}
