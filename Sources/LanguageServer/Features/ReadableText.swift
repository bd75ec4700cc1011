package import SwiftSource

/// A text for people, in the forms that clients show.
package struct ReadableText: Hashable, Sendable {
  package let markdown: String
  /// The Markdown with pictures; nil: there are none.
  package let illustrated: String?
  package let plainText: String

  package init(markdown: String, illustrated: String? = nil, plainText: String) {
    self.markdown = markdown
    self.illustrated = illustrated
    self.plainText = plainText
  }
}

/// What is shown for a range under the pointer.
package struct HoverText: Hashable, Sendable {
  package let text: ReadableText
  package let range: SourceRange

  package init(text: ReadableText, range: SourceRange) {
    self.text = text
    self.range = range
  }
}
