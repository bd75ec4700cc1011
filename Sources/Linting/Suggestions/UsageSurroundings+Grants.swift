import DesignSystem
import DesignTokens
import SwiftSource

extension UsageSurroundings {
  /// What the statements and closures around the usage let its code name.
  /// - Parameter declaration: the innermost around: closures outside of it say nothing of where it runs.
  func grants(within declaration: DeclarationID?) -> PlaceGrants {
    var grants = PlaceGrants()
    guard let first = chain.first else { return grants }
    let checks = file.versionChecks
    let start = unit.range(first).lowerBound
    let own = declaration.flatMap { unit.declarations.indices.contains(Int($0.index)) ? unit[$0].range : nil }
    for (index, id) in chain.enumerated() {
      for check in checks.checks(in: id, at: start) { grants.add(check: check) }
      switch unit.kind(id) {
      case .conditionalArm: grants.conditions += conditions(of: id, around: chain[(index + 1)...])
      case .closure where grants.closure == .none && own?.contains(unit.range(id)) != false:
        grants.closure = closure(around: chain[(index + 1)...])
      default: continue
      }
    }
    return grants
  }

  /// The conditions that hold in an arm of `#if`.
  private func conditions(of arm: NodeID, around chain: ArraySlice<NodeID>) -> [String] {
    guard let whole = chain.first(where: { unit.kind($0) == .conditionalCompilation }) else { return [] }
    var found: [String] = []
    for other in unit.children(whole).prefix(Self.mostArms) {
      guard other != arm else { return found + (unit.optionalName(arm).map { [$0] } ?? []) }
      if let name = unit.optionalName(other) { found.append("!(\(name))") }
    }
    return []
  }

  /// Where a closure runs, by what it is handed to.
  private func closure(around chain: ArraySlice<NodeID>) -> PlaceGrants.Closure {
    for id in chain {
      switch unit.kind(id) {
      case .argument, .tuple, .array, .ternary: continue
      case .call:
        guard let call = unit.call(id) else { return .unknown }
        let names = calledNames(call.callee)
        if names.contains("detached") || names.contains("global") { return .detached }
        if names == ["async", "main", "DispatchQueue"] || names == ["run", "MainActor"] { return .main }
        // A view's content, a task: they run where the code around does.
        return names.count == 1 && names[0].isCapitalized ? .none : .unknown
      default: return .unknown
      }
    }
    return .unknown
  }

  /// The names of what is called, the last first, through the calls on the way.
  private func calledNames(_ callee: NodeID) -> [String] {
    var names: [String] = []
    var current: NodeID? = callee
    while let id = current, names.count < 8 {
      switch unit.kind(id) {
      case .member, .identifier: names.append(unit.name(id))
      case .call: break
      default: return names
      }
      current = unit.child(id, 0)
    }
    return names
  }

  /// Arms of one `#if` that are read.
  private static var mostArms: Int { 64 }
}
