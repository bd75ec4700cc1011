/// A text for people, in the forms that editors show.
package struct AnnotatedText: Hashable, Sendable {
  package let markdown: String
  /// The Markdown with pictures, for editors that draw them.
  package let illustrated: String
  package let plain: String

  package init(markdown: String, illustrated: String, plain: String) {
    self.markdown = markdown
    self.illustrated = illustrated
    self.plain = plain
  }
}
