/// The members of one name by the types that they are members of. Most names are one member's alone, which needs no
/// table.
struct NamedMembers: Sendable {
  private enum Content: Sendable {
    case none
    case one(SymbolID, of: TypeKey)
    case many([TypeKey: [SymbolID]])
  }

  private var content = Content.none

  /// In the order in which they were added.
  subscript(_ key: TypeKey) -> [SymbolID] {
    switch content {
    case .one(let symbol, of: key): [symbol]
    case .many(let all): all[key] ?? []
    case .none, .one: []
    }
  }

  mutating func add(_ symbol: SymbolID, to key: TypeKey) {
    switch content {
    case .none: content = .one(symbol, of: key)
    case .one(let first, let owner):
      var all = [owner: [first]]
      all[key, default: []].append(symbol)
      content = .many(all)
    case .many(var all):
      // Held once, so that it is changed where it is.
      content = .none
      all[key, default: []].append(symbol)
      content = .many(all)
    }
  }

  /// Takes a member away, and puts it to another type, in front of the first of its members that is to stand behind it.
  mutating func move(_ symbol: SymbolID, from old: TypeKey?, to new: TypeKey?, before isBehind: (SymbolID) -> Bool) {
    var all: [TypeKey: [SymbolID]] =
      switch content {
      case .none: [:]
      case .one(let symbol, let key): [key: [symbol]]
      case .many(let all): all
      }
    if let old { all[old]?.removeAll { $0 == symbol } }
    if let new {
      let index = all[new]?.firstIndex(where: isBehind) ?? all[new]?.endIndex ?? 0
      all[new, default: []].insert(symbol, at: index)
    }
    content = .many(all.filter { !$0.value.isEmpty })
  }
}
