import DesignSystem
import DesignTokens
import Usages

/// The order of suggestions that are equally near: members of types before globals, the same role first, then semantic before primitive tokens, tokens
/// that need no import, shorter spellings, names.
struct SuggestionRank: Comparable {
  private let scope: Int
  private let role: Int
  private let layer: Int
  private let needsImport: Int
  private let length: Int
  private let name: String

  init(_ token: Token, _ spelling: Spelling, _ usage: Usage) {
    scope = token.reach.ownerName.isEmpty && token.symbol != nil ? 1 : 0
    role = usage.role.map { RoleWords.match(token.name, $0) ? 0 : 1 } ?? 1
    layer = token.aliasOf == nil ? 1 : 0
    needsImport = spelling.missingImport == nil ? 0 : 1
    length = spelling.text.utf8.count
    name = token.name.text
  }

  static func < (a: SuggestionRank, b: SuggestionRank) -> Bool {
    (a.scope, a.role, a.layer, a.needsImport, a.length) < (b.scope, b.role, b.layer, b.needsImport, b.length)
      || (a.scope, a.role, a.layer, a.needsImport, a.length) == (b.scope, b.role, b.layer, b.needsImport, b.length)
        && a.name < b.name
  }
}
