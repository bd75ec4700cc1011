/// A call or subscript read as callee and arguments.
package struct CallView: Sendable {
  package let callee: NodeID
  package let arguments: [ArgumentView]

  /// The first argument with the label, `nil` for the label of an unlabelled one.
  package func argument(_ label: String?) -> ArgumentView? { arguments.first { $0.label == label } }
}

/// One argument of a call.
package struct ArgumentView: Sendable {
  package let node: NodeID
  package let label: String?
  package let value: NodeID
  package let isTrailing: Bool
}

extension SourceUnit {
  /// The node as a call or subscript, `nil` for any other kind.
  package func call(_ id: NodeID) -> CallView? {
    let node = self[id]
    guard node.kind == .call || node.kind == .subscripting, let callee = child(id, 0) else { return nil }
    return CallView(callee: callee, arguments: arguments(children(id).dropFirst()))
  }

  /// The `argument` nodes among `nodes`, as label and value.
  package func arguments(_ nodes: ArraySlice<NodeID>) -> [ArgumentView] {
    nodes.compactMap { argument in
      guard kind(argument) == .argument, let value = child(argument, 0) else { return nil }
      return ArgumentView(
        node: argument,
        label: optionalName(argument),
        value: value,
        isTrailing: self[argument].flags.contains(.trailing)
      )
    }
  }

  /// The last name of a callee: `b` for `b`, `a.b` and `.b`; `nil` for anything else.
  package func calleeName(_ callee: NodeID) -> String? {
    switch kind(callee) {
    case .identifier, .member: return name(callee)
    default: return nil
    }
  }
}
