/// A unit's nodes in blocks, so that those around a place are found without a look at each: neighbours in the arena
/// stand near each other in the text.
struct NodeBlocks: Sendable {
  private let bounds: [SourceRange]

  init(_ nodes: [Node]) {
    bounds = stride(from: 0, to: nodes.count, by: Self.size).map { start in
      var (lower, upper) = (UInt32.max, UInt32.min)
      for node in nodes[start..<min(start + Self.size, nodes.count)] {
        lower = min(lower, node.lower)
        upper = max(upper, node.upper)
      }
      return SourceRange(lower, upper)
    }
  }

  private static let size = 64

  /// The places of the nodes that may hold all of a range.
  func candidates(around range: SourceRange, count: Int) -> [Range<Int>] {
    bounds.indices.compactMap { block in
      guard bounds[block].lowerBound <= range.lowerBound, range.upperBound <= bounds[block].upperBound else {
        return nil
      }
      return block * Self.size..<min((block + 1) * Self.size, count)
    }
  }
}

extension SourceUnit {
  /// The nodes that hold all of a range, those without text left out, in the order of the arena.
  package func nodes(around range: SourceRange) -> [NodeID] {
    var found: [NodeID] = []
    for block in blocks.candidates(around: range, count: nodes.count) {
      for index in block {
        let node = nodes[index]
        if node.lower <= range.lowerBound, range.upperBound <= node.upper, node.lower < node.upper {
          found.append(NodeID(Int32(truncatingIfNeeded: index)))
        }
      }
    }
    return found
  }
}
