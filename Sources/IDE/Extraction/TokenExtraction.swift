import SwiftSource

/// A value that is written by hand made a token: what is declared beside its siblings, and what is written in its place.
package struct TokenExtraction: Hashable, Sendable {
  /// The new token in full: `Spacing.spacing24`.
  package let token: String
  /// The file that declares it, by its index among the symbols.
  package let file: Int32
  /// The new declaration, in that file.
  package let declaration: TextReplacement
  /// In the document: every place that states the value, in source order.
  package let replacements: [TextReplacement]
  /// The module that the document must import for it, where it doesn't yet.
  package let missingImport: String?

  package var title: String {
    let uses = replacements.count
    return "Extract to '\(token)'" + (uses > 1 ? " (\(uses) uses in this file)" : "")
  }
}
