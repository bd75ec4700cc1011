import DesignSystem
import DesignTokens
import Symbols
import Usages

/// The order of suggestions that are equally near: members of types before globals, what needs no conversion, of lengths
/// a step before its other names, the same
/// role, then semantic before primitive tokens, tokens that need no import, shorter spellings, names.
struct SuggestionRank: Comparable {
  private let scope: Int
  private let conversion: Int
  private let purpose: Int
  private let role: Int
  private let layer: Int
  private let needsImport: Int
  private let length: Int
  private let name: String

  init(_ token: Token, _ traits: TokenTraits, _ spelling: Spelling, _ usage: Usage) {
    scope = token.reach.ownerName.isEmpty && token.symbol != nil ? 1 : 0
    conversion = spelling.isConversion && token.reach.type.externalName != "ColorResource" ? 1 : 0
    purpose = Self.isOfPurpose(token, traits) ? 1 : 0
    role = usage.role.map { traits.roles.contains($0) ? 0 : 1 } ?? 1
    layer = token.aliasOf == nil ? 1 : 0
    needsImport = spelling.missingImport == nil ? 0 : 1
    length = spelling.text.utf8.count
    name = token.name.text
  }

  static func < (a: SuggestionRank, b: SuggestionRank) -> Bool {
    let (left, right) = (a.order, b.order)
    return left == right ? a.name < b.name : left < right
  }

  private var order: (Int, Int, Int, Int, Int, Int) { (scope, conversion + purpose, role, layer, needsImport, length) }

  /// Whether a number's token is another name for a step, with a purpose of its own: the step goes before it.
  private static func isOfPurpose(_ token: Token, _ traits: TokenTraits) -> Bool {
    guard token.aliasOf != nil, token.standardValue.number != nil else { return false }
    return !traits.isPrimitive
  }
}
