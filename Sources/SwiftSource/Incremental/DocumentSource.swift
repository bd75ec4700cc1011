/// The text of an open document and what it reads as.
package struct DocumentSource: Sendable {
  package private(set) var text: [UInt8]
  package private(set) var operators: OperatorTable
  package private(set) var unit: SourceUnit

  /// - Parameter operators: those of the workspace.
  package init(_ text: [UInt8], operators: OperatorTable = .standard) {
    self.text = text
    self.operators = operators
    unit = SourceUnit.lower(text, operators: operators)
  }

  /// Takes another text, or other operators.
  package mutating func update(to text: [UInt8], operators: OperatorTable = .standard) {
    guard text != self.text || operators != self.operators else { return }
    self = DocumentSource(text, operators: operators)
  }
}
