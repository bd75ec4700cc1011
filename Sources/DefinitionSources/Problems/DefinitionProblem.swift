package import JSON

/// Something wrong in a file of definitions, and where. What could be read is used all the same.
package struct DefinitionProblem: Hashable, Sendable {
  /// As the file was named to the reader.
  package let path: String
  package let position: JSONPosition
  package let message: String
  /// Whether the file is no JSON: nothing of it could be read.
  package let isWhole: Bool

  package init(path: String, position: JSONPosition, message: String, isWhole: Bool = false) {
    self.path = path
    self.position = position
    self.message = message
    self.isWhole = isWhole
  }
}

extension DefinitionProblem: CustomStringConvertible {
  package var description: String { "\(path):\(position.line):\(position.column): \(message)" }
}
