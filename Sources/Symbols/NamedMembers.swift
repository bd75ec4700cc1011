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

  func visit(_ body: (TypeKey, [SymbolID]) -> Void) {
    switch content {
    case .none: break
    case .one(let symbol, let key): body(key, [symbol])
    case .many(let all): for (key, symbols) in all { body(key, symbols) }
    }
  }
}
