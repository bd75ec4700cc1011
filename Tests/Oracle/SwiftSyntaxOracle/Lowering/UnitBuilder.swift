import SwiftSource

/// Collects the arenas of a `SourceUnit` while a file is lowered.
struct UnitBuilder {
  private(set) var nodes: [Node] = []
  private(set) var children: [NodeID] = []
  private(set) var names: [String] = []
  private(set) var types: [TypeNode] = []
  var declarations: [Declaration] = []
  private(set) var truncations: [SourceRange] = []
  private var nameIndex: [String: Int32] = [:]

  /// Adds a node. Where its subtree would be higher than the unit's bound it becomes an empty `unknown` node.
  mutating func add(
    _ kind: NodeKind,
    _ range: SourceRange,
    name: String? = nil,
    children ids: [NodeID] = [],
    link: Int32 = -1,
    flags: NodeFlags = []
  ) -> NodeID {
    var height: UInt16 = 0
    for id in ids { height = max(height, nodes[Int(id.index)].height) }
    height &+= 1
    let id = NodeID(Int32(truncatingIfNeeded: nodes.count))
    guard Int(height) <= SourceUnit.maximumHeight else {
      truncations.append(range)
      nodes.append(
        Node(
          kind: .unknown,
          flags: [],
          height: 1,
          name: -1,
          lower: range.lowerBound,
          upper: range.upperBound,
          firstChild: 0,
          childCount: 0,
          link: -1
        )
      )
      return id
    }
    nodes.append(
      Node(
        kind: kind,
        flags: flags,
        height: height,
        name: name.map { intern($0) } ?? -1,
        lower: range.lowerBound,
        upper: range.upperBound,
        firstChild: Int32(truncatingIfNeeded: children.count),
        childCount: Int32(truncatingIfNeeded: ids.count),
        link: link
      )
    )
    children.append(contentsOf: ids)
    return id
  }

  /// Replaces the flags of a node made before.
  mutating func mark(_ id: NodeID, _ flags: NodeFlags) {
    let node = nodes[Int(id.index)]
    nodes[Int(id.index)] = Node(
      kind: node.kind,
      flags: node.flags.union(flags),
      height: node.height,
      name: node.name,
      lower: node.lower,
      upper: node.upper,
      firstChild: node.firstChild,
      childCount: node.childCount,
      link: node.link
    )
  }

  mutating func add(_ type: TypeNode) -> TypeID {
    types.append(type)
    return TypeID(Int32(truncatingIfNeeded: types.count - 1))
  }

  mutating func truncate(_ range: SourceRange) -> NodeID {
    truncations.append(range)
    return add(.unknown, range)
  }

  func range(_ id: NodeID) -> SourceRange {
    SourceRange(nodes[Int(id.index)].lower, nodes[Int(id.index)].upper)
  }

  func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.index)].kind }

  func name(_ id: NodeID) -> String {
    let name = nodes[Int(id.index)].name
    return name < 0 ? "" : names[Int(name)]
  }

  func childIDs(_ id: NodeID) -> ArraySlice<NodeID> {
    let node = nodes[Int(id.index)]
    return children[Int(node.firstChild)..<Int(node.firstChild + node.childCount)]
  }

  private mutating func intern(_ name: String) -> Int32 {
    if let known = nameIndex[name] { return known }
    let index = Int32(truncatingIfNeeded: names.count)
    names.append(name)
    nameIndex[name] = index
    return index
  }
}
