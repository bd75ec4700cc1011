import SwiftSource
import Symbols

/// Whether a token's code asks something shared while it runs (`Theme.shared.isCompact`, `UserDefaults.standard`): then
/// its value is that of one setting, and another one's tomorrow.
struct SettingsDependence {
  let symbols: SymbolTable

  /// What the declaration says, and the declarations of its file that it names.
  func asksSettings(_ symbol: SymbolID) -> Bool {
    let unit = symbols.unit(of: symbol)
    var seen: Set<DeclarationID> = [symbol.declaration]
    var pending = [symbol.declaration]
    while let next = pending.popLast() {
      guard unit.declarations.indices.contains(Int(next.index)) else { continue }
      let range = unit[next].range
      var names: Set<String> = []
      for (index, node) in unit.nodes.enumerated()
      where node.kind == .member || node.kind == .identifier {
        let id = NodeID(Int32(truncatingIfNeeded: index))
        guard range.contains(unit.range(id)) else { continue }
        let name = unit.name(id)
        if node.kind == .member, unit.childCount(id) > 0, Self.holders.contains(name) { return true }
        names.insert(name)
      }
      for (index, declaration) in unit.declarations.enumerated() {
        let id = DeclarationID(Int32(truncatingIfNeeded: index))
        guard declaration.kind == .function || declaration.kind == .variable, names.contains(declaration.name),
          seen.count < Self.limit, seen.insert(id).inserted
        else { continue }
        pending.append(id)
      }
    }
    return false
  }

  /// Members by which the one object of a type is reached.
  private static let holders: Set<String> = ["shared", "standard", "current"]
  /// Declarations that are followed at most.
  private static let limit = 64
}
