import SwiftSource

/// Which types have which members.
struct TypeMembership: Sendable {
  /// By name: those that the types declare themselves, then those of extensions, in file and source order each.
  private(set) var byName: [String: NamedMembers] = [:]
  private(set) var byType: [TypeKey: [SymbolID]] = [:]
  /// Types that members were taken from.
  private(set) var left: Set<TypeKey> = []

  /// Adds what a type or extension declares, behind what is there.
  mutating func add(_ group: SymbolID, of unit: SourceUnit, to key: TypeKey) {
    let symbols = Self.members(group, unit)
    byType[key, default: []] += symbols
    for symbol in symbols { byName[unit[symbol.declaration].name, default: NamedMembers()].add(symbol, to: key) }
  }

  /// Makes what an extension declares another type's.
  /// - Parameter isBehind: whether a member of that type is to stand behind them.
  mutating func move(
    _ group: SymbolID,
    of unit: SourceUnit,
    from old: TypeKey?,
    to new: TypeKey?,
    before isBehind: (SymbolID) -> Bool
  ) {
    let symbols = Self.members(group, unit)
    if let old {
      byType[old]?.removeAll(where: symbols.contains)
      left.insert(old)
    }
    if let new { byType[new, default: []] += symbols }
    for symbol in symbols {
      byName[unit[symbol.declaration].name, default: NamedMembers()].move(symbol, from: old, to: new, before: isBehind)
    }
  }

  private static func members(_ group: SymbolID, _ unit: SourceUnit) -> [SymbolID] {
    unit.declarations[Int(group.declaration.index)].members.map { SymbolID(file: group.file, declaration: $0) }
  }
}
