import SwiftSource
import Usages

/// The expressions around one usage, read from its file.
struct UsageSurroundings {
  let file: SuggestionFile
  var unit: SourceUnit { file.unit }
  /// The usage's own node, then those around it, the innermost first.
  let chain: [NodeID]

  init(_ usage: Usage, in file: SuggestionFile) {
    self.file = file
    let unit = file.unit
    let found = unit.nodes(around: usage.range).map { id in
      let node = unit[id]
      return (size: node.upper - node.lower, height: node.height, id: id)
    }
    chain = found.sorted { ($0.size, $0.height) < ($1.size, $1.height) }.map(\.id)
  }

  /// Sides of a rectangle, and the directions that pairs of them make.
  enum Edge: String, CaseIterable {
    case top, bottom, leading, trailing, left, right, horizontal, vertical

    /// Whether a length called for `name` is for this edge too.
    func isCovered(by name: Edge) -> Bool {
      if self == name { return true }
      switch name {
      case .horizontal: return [.leading, .trailing, .left, .right].contains(self)
      case .vertical: return [.top, .bottom].contains(self)
      case .leading: return self == .left
      case .left: return self == .leading
      case .trailing: return self == .right
      case .right: return self == .trailing
      case .top, .bottom: return false
      }
    }
  }

  /// The edges that the code around says the length is for; empty where it says none.
  var edges: Set<Edge> {
    for id in chain {
      switch unit.kind(id) {
      case .argument:
        if let edge = unit.optionalName(id).flatMap(Self.edge(of:)) { return [edge] }
      case .call:
        guard let call = unit.call(id), let name = unit.calleeName(call.callee) else { return [] }
        if Self.wrappers.contains(name) { continue }
        if let axis = Self.stacks[name] { return [axis] }
        let stated = call.arguments.first.map { names($0.value) } ?? []
        let found = Set((stated + path(call.callee)).compactMap(Self.edge(of:)))
        return found
      case .assignment:
        guard let left = unit.child(id, 0) else { return [] }
        return Set(path(left).compactMap(Self.edge(of:)))
      case .closure, .block, .returning, .localVariable, .localDeclaration: return []
      default: continue
      }
    }
    return []
  }

  /// The names of the path that the usage's expression is assigned to.
  var assigned: [String] {
    let assignment = chain.first { unit.kind($0) == .assignment }
    return assignment.flatMap { unit.child($0, 0) }.map(path) ?? []
  }

  /// The names in the expressions around: what is called, on what, with which label, and what is assigned to.
  var spoken: [String] {
    var names: [String] = []
    for id in chain {
      switch unit.kind(id) {
      case .argument: names += unit.optionalName(id).map { [$0] } ?? []
      case .call: names += unit.call(id).map { path($0.callee) } ?? []
      case .assignment: names += unit.child(id, 0).map(path) ?? []
      case .closure, .block: return names
      default: continue
      }
    }
    return names
  }

  /// Whether the usage is one of two answers, or a default that stands for itself: its very value was chosen.
  var isChosen: Bool {
    for id in chain {
      switch unit.kind(id) {
      case .ternary, .branch: return true
      case .assignment, .call, .closure, .block, .returning, .localVariable: return false
      default: continue
      }
    }
    return true
  }

  /// Whether the place needs an optional: what stands there is unwrapped, bound or tested.
  var unwraps: Bool {
    guard let own = chain.first else { return false }
    if file.isUntypedValue(unit.range(own)) { return true }
    for id in chain.dropFirst() where unit.range(id) != unit.range(own) {
      switch unit.kind(id) {
      case .tuple: continue
      case .forceUnwrap, .optionalChain, .binding, .cast: return true
      case .binary: return ["??", "==", "!="].contains(unit.name(id))
      default: return false
      }
    }
    return false
  }

  /// Calls that only carry a number.
  private static let wrappers: Set<String> = ["CGFloat", "Double", "Float", "Int", "NSNumber"]

  private static let stacks: [String: Edge] = [
    "HStack": .horizontal, "LazyHStack": .horizontal, "VStack": .vertical, "LazyVStack": .vertical,
  ]

  /// The members that an argument names: `.top`, `[.top, .bottom]`.
  private func names(_ id: NodeID) -> [String] {
    switch unit.kind(id) {
    case .member: [unit.name(id)]
    case .array: unit.children(id).prefix(8).filter { unit.kind($0) == .member }.map { unit.name($0) }
    default: []
    }
  }

  /// The names of a path of members, the last first; nothing of what a call gives.
  private func path(_ id: NodeID) -> [String] {
    var names: [String] = []
    var current: NodeID? = id
    while let id = current, names.count < 8 {
      guard unit.kind(id) == .member || unit.kind(id) == .identifier else { break }
      names.append(unit.name(id))
      current = unit.child(id, 0)
    }
    return names
  }

  /// The edge of a name: `top`, `topAnchor`, `horizontal`.
  private static func edge(of name: String) -> Edge? {
    Edge(rawValue: name.hasSuffix("Anchor") ? String(name.dropLast(6)) : name)
  }
}
