import DefinitionSources
import DesignTokens
import JSON
import SwiftSource
import Symbols

/// Sets tokens of token files against the Swift declarations that spell them.
struct FileTokenMatching {
  let tokens: [Token]

  /// An entry, offered by its path only, for each token of a file that no declaration of the same words spells.
  func unspelled(_ files: [FileToken]) -> [Token] {
    guard !files.isEmpty else { return [] }
    var spelled: Set<[String]> = []
    for token in tokens where token.symbol != nil {
      let words = NameWords(token.name.text).words
      for start in words.indices { spelled.insert(Array(words[start...])) }
    }
    return files.compactMap { file in
      let words = file.path.segments.flatMap { NameWords($0).words }
      guard !spelled.contains(words) else { return nil }
      let reach = TokenReach(owner: nil, ownerName: "", path: file.path.text, type: .unknown)
      let position = DefinitionPlace.Position(line: file.position.line, column: file.position.column)
      var token = Token(
        name: TokenName(file.path.text),
        kind: file.kind,
        value: ConditionalValue(file.value),
        place: DefinitionPlace(path: file.file, range: SourceRange(0, 0), position: position),
        reach: reach,
        module: "",
        access: .internal,
        offer: .withheld(.noAccessor)
      )
      token.documentation = file.description
      token.aliasOf = file.aliasOf.map { TokenName($0.text) }
      token.deprecation = file.deprecation.map {
        TokenDeprecation(message: $0.isEmpty ? nil : $0, replacement: nil, isSoft: false)
      }
      return token
    }
  }
}
