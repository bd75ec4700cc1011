/// The text of an open document and what it reads as.
package struct DocumentSource: Sendable {
  package private(set) var text: [UInt8]
  package private(set) var unit: SourceUnit

  package init(_ text: [UInt8]) {
    self.text = text
    unit = SourceUnit.lower(text)
  }

  /// Takes another text.
  package mutating func update(to text: [UInt8]) {
    guard text != self.text else { return }
    self.text = text
    unit = SourceUnit.lower(text)
  }
}
