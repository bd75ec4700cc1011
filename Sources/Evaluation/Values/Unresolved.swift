package import SwiftSource

/// Why a value isn't known.
package struct Unresolved: Sendable, Hashable {
  /// In words that fit behind "unresolved:", code in single quotes.
  package let reason: String
  package let place: ExpressionPlace?
  /// Whether the running program decides it (state, device, environment), so that a condition on it may go either way.
  package let isCircumstance: Bool

  package init(_ reason: String, at place: ExpressionPlace? = nil, isCircumstance: Bool = false) {
    self.reason = reason
    self.place = place
    self.isCircumstance = isCircumstance
  }

  static let tooManySteps = Unresolved("more steps than are followed")
}

/// An expression of the workspace.
package struct ExpressionPlace: Sendable, Hashable {
  /// Index into `SymbolTable.files`.
  package let file: Int32
  package let node: NodeID

  package init(file: Int32, node: NodeID) {
    self.file = file
    self.node = node
  }
}
