/// A token made of a value, and the files that change for it.
package struct ExtractionResult: Sendable {
  /// In full: `Spacing.spacing24`.
  package let token: String
  /// In path order.
  package let files: [File]

  package struct File: Sendable {
    /// Where it lies.
    package let path: String
    /// Relative to the root.
    package let name: String
    /// As it is to be.
    package let bytes: [UInt8]
    /// How many values in it become the token.
    package let uses: Int
    /// The line of the new declaration, from 1; `nil` where it is in another file.
    package let declaredLine: Int?
  }
}
