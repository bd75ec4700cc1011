import DesignSystem
import SwiftSource

/// Which statements of a file run only where `#available` found a version.
struct VersionChecks: Sendable {
  /// What a check leaves sure from one place in a block on.
  private struct Step: Sendable {
    let start: UInt32
    var checks: [String]
  }

  /// By the blocks, conditions and the like that checks stand before or in: in source order, each with those before it.
  private var steps: [NodeID: [Step]] = [:]

  init(_ unit: SourceUnit) {
    guard unit.nodes.contains(where: { $0.kind == .availability }) else { return }
    for index in unit.nodes.indices {
      let id = NodeID(Int32(truncatingIfNeeded: index))
      switch unit.kind(id) {
      case .branch, .whileLoop, .guarding: addBlocks(of: id, unit)
      case .conditions: addConditions(id, unit)
      case .block, .closure, .conditionalArm: addGuards(in: id, unit)
      default: continue
      }
    }
  }

  /// The checks that hold at a place in a node, as written.
  func checks(in node: NodeID, at place: UInt32) -> [String] {
    guard let steps = steps[node] else { return [] }
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = low + (high - low) / 2
      if steps[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? steps[low - 1].checks : []
  }

  /// The checks among conditions that all hold, or all fail.
  private static func checks(_ conditions: NodeID, _ unit: SourceUnit, holding: Bool) -> [String] {
    let found = unit.children(conditions)
    // Of several conditions any one may have failed.
    guard holding || found.count == 1 else { return [] }
    return found.filter { unit.kind($0) == .availability && unit.name($0).contains("unavailable") != holding }
      .map { unit.name($0) }
  }

  private mutating func addBlocks(of id: NodeID, _ unit: SourceUnit) {
    guard let conditions = unit.child(id, 0), unit.kind(conditions) == .conditions else { return }
    let isGuard = unit.kind(id) == .guarding
    add(Self.checks(conditions, unit, holding: !isGuard), to: unit.child(id, 1))
    if !isGuard { add(Self.checks(conditions, unit, holding: false), to: unit.child(id, 2)) }
  }

  private mutating func add(_ checks: [String], to node: NodeID?) {
    guard let node, !checks.isEmpty else { return }
    steps[node, default: []].insert(Step(start: 0, checks: checks), at: 0)
  }

  /// What stands behind a check among conditions.
  private mutating func addConditions(_ id: NodeID, _ unit: SourceUnit) {
    var held: [String] = []
    for child in unit.children(id).prefix(Self.limit)
    where unit.kind(child) == .availability && !unit.name(child).contains("unavailable") {
      held.append(unit.name(child))
      steps[id, default: []].append(Step(start: unit.range(child).upperBound, checks: held))
    }
  }

  /// What stands behind a `guard` in its block.
  private mutating func addGuards(in id: NodeID, _ unit: SourceUnit) {
    var held = steps[id]?.last?.checks ?? []
    var count = 0
    for child in unit.children(id) where unit.kind(child) == .guarding && count < Self.limit {
      guard let conditions = unit.child(child, 0) else { continue }
      let checks = Self.checks(conditions, unit, holding: true)
      guard !checks.isEmpty else { continue }
      count += 1
      held += checks
      steps[id, default: []].append(Step(start: unit.range(child).upperBound, checks: held))
    }
  }

  /// Checks that are followed in one block.
  private static let limit = 64
}
