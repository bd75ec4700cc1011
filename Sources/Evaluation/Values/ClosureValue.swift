package import SwiftSource
package import Symbols

/// A function as a value: a closure with what it captured, or a declaration taken by name.
package struct ClosureValue: Sendable {
  package let body: Body
  let captured: Environment
  /// What the place that it was written for gives it and expects of it; `unknown` where that isn't known.
  let type: ResolvedType

  init(body: Body, captured: Environment, type: ResolvedType = .unknown) {
    self.body = body
    self.captured = captured
    self.type = type
  }

  /// A function that gives a case without associated values.
  package init(giving one: SymbolID) { self.init(body: .declaration(one), captured: .empty) }

  package enum Body: Sendable, Hashable {
    /// A `closure` node and where it stands.
    case closure(NodeID, Place)
    /// A function, enum case with associated values, or initialiser; called on the captured receiver.
    case declaration(SymbolID)
    /// A type's initialiser (`Color.init`).
    case initializer(TypeKey)
    /// A key path used as a function: its components.
    case keyPath([String])
  }
}
