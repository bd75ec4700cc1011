import DesignSystem
package import Linting
import SwiftSource
import Usages

/// A value that is written by hand made a token: what is declared beside its siblings, and what is written in its place.
package struct TokenExtraction: Sendable {
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
  /// Whether the type has a member of the name that was asked for.
  package let isNameTaken: Bool
  /// The member that it is declared beside, and spelled like.
  let sibling: Token
  let name: String
  let kind: UsageKind
  let value: UsageValue

  package var title: String {
    let uses = replacements.count
    return "Extract to '\(token)'" + (uses > 1 ? " (\(uses) uses in this file)" : "")
  }
}

extension EditorContext {
  /// The places of the document that state what another's extraction made a token, as they are written with it; with the
  /// import that they need.
  package func uses(of extraction: TokenExtraction, among findings: [Finding]) -> [TextReplacement] {
    let uses = ExtractedUses(
      context: self,
      sibling: extraction.sibling,
      name: extraction.name,
      kind: extraction.kind,
      value: extraction.value
    )
    let found = uses.replacements(findings)
    guard !found.isEmpty, let module = uses.missingImport(findings) else { return found }
    return [ImportInsertion.edit(adding: module, to: text)] + found
  }
}
