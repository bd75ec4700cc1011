package import DesignSystem
import DesignTokens
package import Evaluation

/// What the design system offers, as far as reading usages needs it.
package struct KnownVocabulary: Sendable {
  package var vocabulary: Vocabulary
  /// Names of the colours in asset catalogs; `nil` where the workspace has no catalog.
  package var colorAssets: Set<String>?
  /// Library components by the platform types that the configuration maps to them.
  package var components: [String: String]
  /// What code is compiled for.
  package var platforms: CodePlatforms
  /// Runs the workspace's own colour readers; `nil` where nothing is run.
  package var evaluator: Evaluator?
  /// What was seen of them.
  let readers = ReaderMemory()

  package init(
    vocabulary: Vocabulary,
    colorAssets: Set<String>? = nil,
    components: [String: String] = [:],
    platforms: CodePlatforms = .unknown,
    evaluator: Evaluator? = nil
  ) {
    self.vocabulary = vocabulary
    self.colorAssets = colorAssets
    self.components = components
    self.platforms = platforms
    self.evaluator = evaluator
  }

  package static let none = KnownVocabulary(vocabulary: .empty)
}
