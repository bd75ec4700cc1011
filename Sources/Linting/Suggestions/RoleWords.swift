package import DesignTokens
package import Usages

/// The words by which a token's name says what it is for.
package enum RoleWords {
  /// Whether a token's name, or the group it stands in, says the role.
  package static func match(_ name: TokenName, _ role: UsageRole) -> Bool {
    match(name.components.suffix(2).map { NameWords($0) }, role)
  }

  /// - Parameter parts: the words of the name's parts, outermost first.
  package static func match(_ parts: [NameWords], _ role: UsageRole) -> Bool {
    guard let words = words[role] else { return false }
    return parts.suffix(2).contains { part in part.words.contains { words.contains($0) } }
  }

  /// The words that say a role, in the singular.
  static func singular(of role: UsageRole) -> Set<String> { singulars[role] ?? [] }

  private static let singulars = words.mapValues { Set($0.map(PurposeWords.singular)) }

  private static let words: [UsageRole: Set<String>] = [
    .text: ["text", "label", "title", "foreground", "content", "font", "on", "heading", "body"],
    .background: ["background", "bg", "surface", "canvas", "backdrop", "base"],
    .tint: ["tint", "accent", "primary", "brand"],
    .border: ["border", "stroke", "outline", "line"],
    .fill: ["fill", "surface", "background"],
    .stroke: ["stroke", "border", "outline", "line"],
    .shadow: ["shadow", "elevation"],
    .icon: ["icon", "glyph", "symbol", "foreground", "content"],
    .separator: ["separator", "divider", "line", "border", "hairline"],
    .gradient: ["gradient"],
    .row: ["row", "cell", "list", "item"],
    .button: ["button", "control", "action"],
    .bar: ["bar", "toolbar", "navigation", "header", "tab"],
    .field: ["field", "input"],
    .sheet: ["sheet", "detent", "modal"],
    .image: ["image", "avatar", "thumbnail", "cover"],
    .padding: ["padding", "margin", "inset", "insets"],
    .gap: ["gap", "spacing", "space"],
    .inset: ["inset", "insets", "padding", "margin"],
    .symbol: ["icon", "symbol", "glyph"],
  ]
}
