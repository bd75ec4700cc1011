package import SwiftSource

/// A replacement that happened to a text.
package struct TextChange: Hashable, Sendable {
  /// What was replaced, in the text before.
  package let range: SourceRange
  /// In bytes.
  package let newLength: Int

  package init(range: SourceRange, newLength: Int) {
    self.range = range
    self.newLength = newLength
  }
}
