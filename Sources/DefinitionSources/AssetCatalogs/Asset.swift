package import DesignTokens

/// One asset of a catalog.
package struct Asset: Hashable, Sendable {
  package let name: AssetName
  package let kind: AssetKind
  /// Of its `Contents.json`.
  package let path: String
  /// A colour set's colour; `nil` for other assets and for a set without any colour, as Xcode's template makes them.
  ///
  /// The default is for iOS; a row stands for each other platform that the set states something else for.
  package let color: ConditionalValue<AppearanceColor>?

  package init(name: AssetName, kind: AssetKind, path: String, color: ConditionalValue<AppearanceColor>? = nil) {
    self.name = name
    self.kind = kind
    self.path = path
    self.color = color
  }
}
