package import DesignSystem
import DesignTokens

/// What the design system offers, as far as reading usages needs it.
package struct KnownVocabulary: Sendable {
  package var vocabulary: Vocabulary
  /// Names of the colours in asset catalogs; `nil` where the workspace has no catalog.
  package var colorAssets: Set<String>?
  /// Library components by the platform types that the configuration maps to them.
  package var components: [String: String]
  /// What code is compiled for.
  package var platforms: CodePlatforms

  package init(
    vocabulary: Vocabulary,
    colorAssets: Set<String>? = nil,
    components: [String: String] = [:],
    platforms: CodePlatforms = .unknown
  ) {
    self.vocabulary = vocabulary
    self.colorAssets = colorAssets
    self.components = components
    self.platforms = platforms
  }

  package static let none = KnownVocabulary(vocabulary: .empty)
}
