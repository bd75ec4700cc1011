package import SwiftSource

/// A replacement in a text; of several, all ranges are those of the text before the first, and none overlap.
package struct SourceEdit: Hashable, Sendable {
  package let range: SourceRange
  package let newText: String

  package init(range: SourceRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}
