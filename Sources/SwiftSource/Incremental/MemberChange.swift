/// A change of one member of a text.
package struct MemberChange: Sendable, Hashable {
  /// The member in the new text, what is blank before it included.
  package let range: SourceRange
  /// How much longer the text is, in bytes.
  package let distance: Int
}
