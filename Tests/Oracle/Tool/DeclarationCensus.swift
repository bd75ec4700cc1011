import Mutations
import SwiftSource

/// The declarations of a reading by their paths and kinds.
struct DeclarationCensus: Sendable {
  private(set) var counts: [String: Int] = [:]

  /// All declarations of the unit but those that `isLeftOut`.
  init(_ unit: SourceUnit, except isLeftOut: [Bool] = []) {
    let keys = Self.keys(of: unit)
    for (index, key) in keys.enumerated() where !(isLeftOut.indices.contains(index) && isLeftOut[index]) {
      counts[key, default: 0] += 1
    }
  }

  var total: Int { counts.values.reduce(0, +) }

  /// How many of these declarations another reading has as well.
  func survivors(in other: DeclarationCensus) -> Int {
    counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
  }

  private static func keys(of unit: SourceUnit) -> [String] {
    var keys = [String?](repeating: nil, count: unit.declarations.count)
    func key(_ id: DeclarationID, _ levels: Int) -> String {
      let index = Int(id.index)
      guard unit.declarations.indices.contains(index) else { return "?" }
      if let known = keys[index] { return known }
      let declaration = unit[id]
      let around = levels < 500 ? declaration.parent.map { key($0, levels + 1) } ?? "" : "…"
      let made = around + "." + (declaration.name.isEmpty ? "_" : declaration.name) + " \(declaration.kind)"
      keys[index] = made
      return made
    }
    return unit.declarations.indices.map { key(DeclarationID(Int32(truncatingIfNeeded: $0)), 0) }
  }
}

extension SourceUnit {
  /// Which declarations a mutation touches: the innermost members and top-level declarations that its edits meet, and,
  /// where `withInside`, all that lies in them.
  func touched(by mutation: Mutation, withInside: Bool) -> [Bool] {
    var meets = declarations.map { declaration in
      !declaration.modifiers.contains(.isLocal) && mutation.edits.contains { $0.meets(declaration.range) }
    }
    for (index, declaration) in declarations.enumerated() where meets[index] {
      if declaration.members.contains(where: { meets[Int($0.index)] }) { meets[index] = false }
    }
    guard withInside else { return meets }
    let outer = declarations.indices.filter { meets[$0] }.map { declarations[$0].range }
    return declarations.map { declaration in outer.contains { $0.contains(declaration.range) } }
  }
}

extension Mutation.Edit {
  fileprivate func meets(_ other: SourceRange) -> Bool {
    range.lowerBound <= Int(other.upperBound) && Int(other.lowerBound) <= range.upperBound
  }
}
