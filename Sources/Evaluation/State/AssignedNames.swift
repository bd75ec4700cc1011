import SwiftSource

/// The names that a file's code gives a value outside of initialisers: assigned, handed on as `&name`, or told to
/// change by a method of collections.
struct AssignedNames: Sendable {
  private var names: Set<String> = []

  init(_ unit: SourceUnit) {
    let initializers = unit.declarations.compactMap { declaration -> SourceRange? in
      declaration.kind == .initializer ? declaration.range : nil
    }
    for index in unit.nodes.indices {
      let node = NodeID(Int32(truncatingIfNeeded: index))
      guard let target = Self.target(node, unit) else { continue }
      let range = unit.range(node)
      if initializers.contains(where: { $0.contains(range) }) { continue }
      for name in Self.variables(target, unit) { names.insert(name) }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  private static func target(_ node: NodeID, _ unit: SourceUnit) -> NodeID? {
    switch unit.kind(node) {
    case .assignment: return unit.child(node, 0)
    case .prefix: return unit.name(node) == "&" ? unit.child(node, 0) : nil
    case .call:
      guard let callee = unit.child(node, 0), unit.kind(callee) == .member, changing.contains(unit.name(callee)) else {
        return nil
      }
      return unit.child(callee, 0)
    default: return nil
    }
  }

  /// The names along the way to what is assigned: `self.look.color` changes `look` too.
  private static func variables(_ target: NodeID, _ unit: SourceUnit) -> [String] {
    var names: [String] = []
    var open = [target]
    while let node = open.popLast() {
      switch unit.kind(node) {
      case .identifier: names.append(unit.name(node))
      case .member:
        names.append(unit.name(node))
        if let base = unit.child(node, 0) { open.append(base) }
      case .optionalChain, .forceUnwrap, .subscripting, .cast:
        if let base = unit.child(node, 0) { open.append(base) }
      case .tuple, .argument: open += unit.children(node)
      default: continue
      }
    }
    return names
  }

  private static let changing: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "updateValue", "toggle",
    "formUnion", "subtract", "merge", "sort", "reverse", "swapAt", "popLast", "store",
  ]
}
