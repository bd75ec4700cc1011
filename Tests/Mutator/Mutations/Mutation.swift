/// A small damage to a file's bytes.
package struct Mutation: Sendable, Hashable {
  /// What is put at the place of what.
  package struct Edit: Sendable, Hashable {
    /// In the bytes before.
    package var range: Range<Int>
    package var replacement: [UInt8]

    package init(_ range: Range<Int>, _ replacement: [UInt8] = []) {
      self.range = range
      self.replacement = replacement
    }
  }

  package let kind: MutationKind
  /// Ascending, none inside of another.
  package let edits: [Edit]

  package init(kind: MutationKind, edits: [Edit]) {
    self.kind = kind
    self.edits = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    for edit in edits {
      let range = edit.range.clamped(to: min(index, bytes.count)..<bytes.count)
      result += bytes[index..<range.lowerBound]
      result += edit.replacement
      index = range.upperBound
    }
    return result + bytes[index...]
  }
}

extension Mutation: CustomStringConvertible {
  package var description: String {
    "\(kind.rawValue) at " + edits.map { "\($0.range.lowerBound)" }.joined(separator: " and ")
  }
}
