package import SwiftSource

/// A replacement in the document; of several, all ranges are those of the text before the first, and none overlap.
package struct TextReplacement: Hashable, Sendable {
  package let range: SourceRange
  package let text: String

  package init(range: SourceRange, text: String) {
    self.range = range
    self.text = text
  }
}
