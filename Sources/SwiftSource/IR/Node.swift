/// Place of a node in its file's arena (`SourceUnit.nodes`).
package struct NodeID: Hashable, Sendable {
  package let index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// One expression, statement or pattern of a file, in a flat arena: its children are integers.
///
/// What the children and `name` mean is said at each `NodeKind`.
package struct Node: Sendable {
  package let kind: NodeKind
  package let flags: NodeFlags
  /// Number of levels below and including this node, at most `SourceUnit.maximumHeight`.
  package let height: UInt16
  /// Index into `SourceUnit.names`, or −1.
  package let name: Int32
  /// UTF-8 offsets of the first byte and of the byte after the last, trivia excluded.
  package let lower: UInt32
  package let upper: UInt32
  package let firstChild: Int32
  package let childCount: Int32
  /// Index of a declaration or a type, by kind; −1 where there is none.
  package let link: Int32

  package init(
    kind: NodeKind,
    flags: NodeFlags,
    height: UInt16,
    name: Int32,
    lower: UInt32,
    upper: UInt32,
    firstChild: Int32,
    childCount: Int32,
    link: Int32
  ) {
    self.kind = kind
    self.flags = flags
    self.height = height
    self.name = name
    self.lower = lower
    self.upper = upper
    self.firstChild = firstChild
    self.childCount = childCount
    self.link = link
  }

  /// The node with other flags, another link or another start.
  func with(flags: NodeFlags? = nil, link: Int32? = nil, lower: UInt32? = nil) -> Node {
    Node(
      kind: kind,
      flags: flags ?? self.flags,
      height: height,
      name: name,
      lower: lower ?? self.lower,
      upper: upper,
      firstChild: firstChild,
      childCount: childCount,
      link: link ?? self.link
    )
  }
}

/// Facts about a node that its kind leaves open.
package struct NodeFlags: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An argument written as a trailing closure.
  package static let trailing = NodeFlags(rawValue: 1)
  /// `default:` or `@unknown default:` of a switch.
  package static let isDefault = NodeFlags(rawValue: 2)
  /// Written in parentheses.
  package static let parenthesized = NodeFlags(rawValue: 4)
  /// A `let`/`var` binding pattern or condition.
  package static let binds = NodeFlags(rawValue: 8)
  /// Generic arguments were written after the name (`Box<Color>`).
  package static let generic = NodeFlags(rawValue: 16)
}
