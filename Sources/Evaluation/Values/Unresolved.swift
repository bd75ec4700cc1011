package import SwiftSource

/// Why a value isn't known.
package struct Unresolved: Sendable, Hashable {
  /// In words that fit behind "unresolved:", code in single quotes.
  package let reason: String
  package let place: ExpressionPlace?
  package let cause: Cause

  /// What keeps a value from being known.
  package enum Cause: Sendable, Hashable {
    /// The evaluator doesn't follow the code.
    case notFollowed
    /// Device, environment or settings decide it: a condition on it may go either way, and what is asked to be absent
    /// usually is.
    case circumstance
    /// Code outside the workspace gives it: what that is isn't known, but it is asked for because it usually is there.
    case external
    /// It is what the program works on when it runs: what hangs on it has no value before.
    case state
  }

  /// Whether a condition on it may go either way.
  package var isCircumstance: Bool { cause == .circumstance || cause == .external }

  package init(_ reason: String, at place: ExpressionPlace? = nil, cause: Cause) {
    self.reason = reason
    self.place = place
    self.cause = cause
  }

  package init(_ reason: String, at place: ExpressionPlace? = nil, isCircumstance: Bool = false) {
    self.init(reason, at: place, cause: isCircumstance ? .circumstance : .notFollowed)
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
