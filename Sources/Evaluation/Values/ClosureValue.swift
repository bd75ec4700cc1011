package import SwiftSource
package import Symbols

/// A function as a value: a closure with what it captured, or a declaration taken by name.
package struct ClosureValue: Sendable, Hashable {
  package let body: Body
  let captured: Environment

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
