import DesignSystem
import DesignTokens
import Symbols
import Usages

/// The order of suggestions that are equally near: members of types before globals, what needs no conversion, the same
/// role, then semantic before primitive tokens, tokens that need no import, shorter spellings, names.
struct SuggestionRank: Comparable {
  private let scope: Int
  private let conversion: Int
  private let role: Int
  private let layer: Int
  private let needsImport: Int
  private let length: Int
  private let name: String

  init(_ token: Token, _ spelling: Spelling, _ usage: Usage) {
    scope = token.reach.ownerName.isEmpty && token.symbol != nil ? 1 : 0
    conversion = spelling.isConversion && token.reach.type.externalName != "ColorResource" ? 1 : 0
    role = usage.role.map { RoleWords.match(token.name, $0) ? 0 : 1 } ?? 1
    layer = token.aliasOf == nil ? 1 : 0
    needsImport = spelling.missingImport == nil ? 0 : 1
    length = spelling.text.utf8.count
    name = token.name.text
  }

  static func < (a: SuggestionRank, b: SuggestionRank) -> Bool {
    if a.order != b.order { return a.order.lexicographicallyPrecedes(b.order) }
    return a.name < b.name
  }

  private var order: [Int] { [scope, conversion, role, layer, needsImport, length] }
}
