/// Collects the arenas of a `SourceUnit` while a file is read.
struct UnitBuilder {
  private(set) var nodes: [Node] = []
  private(set) var children: [NodeID] = []
  private(set) var names: [String] = []
  private(set) var types: [TypeNode] = []
  var declarations: [Declaration] = []
  private(set) var truncations: [SourceRange] = []
  /// Children of nodes that aren't complete yet, those of the innermost last.
  var pending: [NodeID] = []
  /// By word: its place among the names, −1 where it has none yet.
  private var nameOfWord: [Int32] = []
  private let bytes: UnsafeBufferPointer<UInt8>

  /// - Parameter size: of the text in bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, words: Int) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 16)
    children.reserveCapacity(bytes.count / 16)
    nameOfWord = Array(repeating: -1, count: words)
    pending.reserveCapacity(256)
  }

  // MARK: Names

  /// The place of a word among the names.
  @inline(__always)
  mutating func name(_ word: UInt32, in words: borrowing Words) -> Int32 {
    let index = Int(word)
    if index < nameOfWord.count, nameOfWord[index] >= 0 { return nameOfWord[index] }
    return add(word, words)
  }

  @inline(never)
  private mutating func add(_ word: UInt32, _ words: borrowing Words) -> Int32 {
    let place = name(words.text(word, in: bytes))
    while nameOfWord.count <= Int(word) { nameOfWord.append(-1) }
    nameOfWord[Int(word)] = place
    return place
  }

  /// A text of its own.
  mutating func name(_ text: String) -> Int32 {
    names.append(text)
    return Int32(truncatingIfNeeded: names.count &- 1)
  }

  // MARK: Nodes

  /// Adds a node whose children are those pending from `mark` on. Where its subtree would be higher than the unit's
  /// bound it becomes an empty `unknown` node.
  @inline(__always)
  mutating func add(
    _ kind: NodeKind,
    _ range: SourceRange,
    name: Int32 = -1,
    childrenFrom mark: Int,
    link: Int32 = -1,
    flags: NodeFlags = []
  ) -> NodeID {
    var height: UInt16 = 0
    var index = mark
    while index < pending.count {
      height = max(height, nodes[Int(pending[index].index)].height)
      index &+= 1
    }
    guard Int(height) < SourceUnit.maximumHeight else {
      pending.removeSubrange(mark...)
      return truncate(range)
    }
    let first = children.count
    index = mark
    while index < pending.count {
      children.append(pending[index])
      index &+= 1
    }
    let count = pending.count &- mark
    pending.removeLast(count)
    return append(kind, range, name, height &+ 1, first, count, link, flags)
  }

  /// Adds a node without children.
  @inline(__always)
  mutating func add(
    _ kind: NodeKind,
    _ range: SourceRange,
    name: Int32 = -1,
    link: Int32 = -1,
    flags: NodeFlags = []
  ) -> NodeID {
    append(kind, range, name, 1, 0, 0, link, flags)
  }

  /// Adds a node with one child.
  @inline(__always)
  mutating func add(
    _ kind: NodeKind,
    _ range: SourceRange,
    name: Int32 = -1,
    child: NodeID,
    link: Int32 = -1,
    flags: NodeFlags = []
  ) -> NodeID {
    let height = nodes[Int(child.index)].height
    guard Int(height) < SourceUnit.maximumHeight else { return truncate(range) }
    let first = children.count
    children.append(child)
    return append(kind, range, name, height &+ 1, first, 1, link, flags)
  }

  @inline(__always)
  private mutating func append(
    _ kind: NodeKind,
    _ range: SourceRange,
    _ name: Int32,
    _ height: UInt16,
    _ first: Int,
    _ count: Int,
    _ link: Int32,
    _ flags: NodeFlags
  ) -> NodeID {
    nodes.append(
      Node(
        kind: kind,
        flags: flags,
        height: height,
        name: name,
        lower: range.lowerBound,
        upper: range.upperBound,
        firstChild: Int32(truncatingIfNeeded: first),
        childCount: Int32(truncatingIfNeeded: count),
        link: link
      )
    )
    return NodeID(Int32(truncatingIfNeeded: nodes.count &- 1))
  }

  /// An empty node in place of what nests too deep.
  @inline(never)
  mutating func truncate(_ range: SourceRange) -> NodeID {
    truncations.append(range)
    return add(.unknown, range)
  }

  /// Adds to the flags of a node made before.
  mutating func mark(_ id: NodeID, _ flags: NodeFlags) {
    let node = nodes[Int(id.index)]
    nodes[Int(id.index)] = node.with(flags: node.flags.union(flags))
  }

  /// Lets a node made before begin earlier.
  mutating func extend(_ id: NodeID, to lower: UInt32) {
    nodes[Int(id.index)] = nodes[Int(id.index)].with(lower: lower)
  }

  mutating func add(_ type: TypeNode) -> TypeID {
    types.append(type)
    return TypeID(Int32(truncatingIfNeeded: types.count &- 1))
  }

  @inline(__always)
  func range(_ id: NodeID) -> SourceRange {
    SourceRange(nodes[Int(id.index)].lower, nodes[Int(id.index)].upper)
  }

  @inline(__always)
  func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.index)].kind }

  func name(_ id: NodeID) -> Int32 { nodes[Int(id.index)].name }

  func childIDs(_ id: NodeID) -> ArraySlice<NodeID> {
    let node = nodes[Int(id.index)]
    return children[Int(node.firstChild)..<Int(node.firstChild + node.childCount)]
  }

  // MARK: Going back

  /// The sizes of the arenas, to go back to.
  struct Mark {
    fileprivate let nodes: Int
    fileprivate let children: Int
    fileprivate let types: Int
    fileprivate let pending: Int
    fileprivate let declarations: Int
  }

  /// Drops all nodes, types and declarations made since.
  mutating func forget(_ mark: Mark) {
    nodes.removeLast(nodes.count &- mark.nodes)
    children.removeLast(children.count &- mark.children)
    types.removeLast(types.count &- mark.types)
    pending.removeLast(pending.count &- mark.pending)
    declarations.removeLast(declarations.count &- mark.declarations)
  }

  var mark: Mark {
    Mark(
      nodes: nodes.count,
      children: children.count,
      types: types.count,
      pending: pending.count,
      declarations: declarations.count
    )
  }
}
