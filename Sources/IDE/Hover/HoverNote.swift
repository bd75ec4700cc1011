package import DesignTokens
package import SwiftSource

/// What there is to say about a range of the document.
package struct HoverNote: Hashable, Sendable {
  package let range: SourceRange
  package let text: AnnotatedText

  package init(range: SourceRange, text: AnnotatedText) {
    self.range = range
    self.text = text
  }
}

extension EditorContext {
  /// What stands at `offset`: a token, component or variant, or a raw value with the nearest tokens.
  ///
  /// - Parameter uses: how often the workspace uses an entry, by its name; `nil` where that isn't known.
  package func hover(at offset: UInt32, uses: (TokenName) -> Int? = { _ in nil }) -> HoverNote? { nil }
}
