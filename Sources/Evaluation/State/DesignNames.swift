/// The words by which types say that they define a design.
package enum DesignNames {
  /// Whether the name of a type or protocol ends as design vocabularies do.
  package static func isDefining(_ name: some StringProtocol) -> Bool {
    suffixes.contains { name.hasSuffix($0) }
  }

  private static let suffixes = [
    "Theme", "Token", "Tokens", "TokenSet", "Palette", "ColorSet", "Colors", "Typography", "DesignSystem",
  ]
}
