package import SwiftSource

/// The names that a body has bound up to the current statement, inner ones last.
///
/// Whoever walks a body keeps it: `mark` on entering a block, `reset` on leaving it.
package struct LocalScope: Sendable {
  private var bindings: [(name: String, binding: Binding)] = []

  package init() {}

  package enum Binding: Sendable {
    /// A local variable.
    case variable(DeclarationID)
    /// A parameter of a function, initialiser or subscript.
    case parameter(DeclarationID, Int)
    /// A closure's parameter or a binding with a written type.
    case typed(TypeID)
    /// `if let name = value`.
    case unwrapping(NodeID)
    /// `for name in sequence`.
    case element(NodeID)
    /// Bound to something that isn't followed.
    case opaque
  }

  package var mark: Int { bindings.count }

  package mutating func reset(to mark: Int) { bindings.removeSubrange(min(mark, bindings.count)...) }

  package mutating func bind(_ name: String, _ binding: Binding) { bindings.append((name, binding)) }

  /// The names bound, inner ones last; a name may be bound again.
  package var names: [String] { bindings.map(\.name) }

  /// The innermost binding of `name`.
  package func binding(_ name: String) -> Binding? { bindings.last { $0.name == name }?.binding }

  /// The scope as it was before the innermost binding of `name`: where that binding's own value is read.
  package func before(_ name: String) -> LocalScope {
    var outer = self
    if let index = bindings.lastIndex(where: { $0.name == name }) { outer.reset(to: index) }
    return outer
  }
}
