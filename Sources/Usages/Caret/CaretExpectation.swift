package import SwiftSource
package import Symbols

/// What the code around a caret expects of the expression that is being written there.
package struct CaretExpectation: Sendable {
  /// What kind of design value may stand there.
  package enum Need: Hashable, Sendable {
    case color
    case font
    case length(UsageKind)
    /// Only the types tell, or nothing does.
    case unknown
  }

  /// The types that the place takes, the likeliest first; empty where nothing says one.
  package var types: [ResolvedType]
  /// Whether the place states its type, so that an implicit member may stand there.
  package var isTyped: Bool
  package var need: Need
  package var role: UsageRole?
  package var place: Place
  /// The local names in sight.
  package var scope: LocalScope
  /// The placeholder: an identifier, or a member with or without a base.
  package var node: NodeID
  /// The calls whose arguments the placeholder stands in, outermost first.
  package var calls: [CaretCall]
  /// Names by which code says what the expression is for, outermost first: an assigned property, a callee, a label.
  package var words: [String]
  /// Whether the placeholder is called: arguments follow it.
  package var isCalled: Bool
  /// Whether it is a pattern to compare with.
  package var isPattern: Bool
}

/// A call around a caret.
package struct CaretCall: Sendable {
  package let name: String
  /// The label that the caret's argument stands under.
  package let label: String?
  /// The position of the caret's argument.
  package let position: Int
  package let node: NodeID
  /// What the call is made on; `nil` for a plain function or an implicit member.
  package let base: NodeID?
  /// The declarations that it may mean.
  package let targets: [SymbolID]
  /// What the call's own place expects.
  package let types: [ResolvedType]
  package let isTyped: Bool
  package let need: CaretExpectation.Need
  package let role: UsageRole?
}
