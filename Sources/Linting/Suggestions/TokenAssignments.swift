import DesignSystem
import DesignTokens
import SwiftSource

/// Assignments to the vocabulary's own tokens: `FontSet.body = …`.
struct TokenAssignments {
  private let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// The places of such assignments in a file, in order.
  func ranges(in unit: SourceUnit) -> [SourceRange] {
    unit.nodes.indices.compactMap { index in
      let id = NodeID(Int32(truncatingIfNeeded: index))
      guard unit.kind(id) == .assignment, let left = unit.child(id, 0), unit.kind(left) == .member,
        let name = name(left, unit), !vocabulary.entries(named: name).isEmpty
      else { return nil }
      return unit.range(id)
    }
  }

  /// The name of a member of a type; `nil` for anything else, a variable's member among it.
  private func name(_ node: NodeID, _ unit: SourceUnit) -> TokenName? {
    var names: [String] = []
    var current = node
    while unit.kind(current) == .member, names.count < 8, let base = unit.child(current, 0) {
      names.append(unit.name(current))
      current = base
    }
    guard unit.kind(current) == .identifier else { return nil }
    let first = unit.name(current)
    guard first.isCapitalized else { return nil }
    return TokenName(components: [first] + names.reversed())
  }
}
