/// A text for people, in both forms that editors show.
package struct AnnotatedText: Hashable, Sendable {
  package let markdown: String
  package let plain: String

  package init(markdown: String, plain: String) {
    self.markdown = markdown
    self.plain = plain
  }
}
