import SwiftSource

extension SymbolTable {
  /// Whether an enum has a case of that name.
  package func hasCase(_ name: String, _ key: TypeKey) -> Bool {
    members(name, of: key).contains { self[$0].kind == .enumCase }
  }

  /// The cases of an enum in source order.
  package func cases(of symbol: SymbolID) -> [SymbolID] {
    self[symbol].members.map { SymbolID(file: symbol.file, declaration: $0) }.filter { self[$0].kind == .enumCase }
  }

  /// The stored properties of a type and of the classes it inherits from, those first; not the static ones.
  package func storedProperties(of key: TypeKey) -> [SymbolID] {
    var types = [key]
    for ancestor in ancestors(of: key.type) {
      if case .nominal(let symbol)? = ancestor.key, self[symbol].kind == .class { types.append(.nominal(symbol)) }
    }
    return types.reversed().flatMap { type -> [SymbolID] in
      guard case .nominal(let symbol) = type else { return [] }
      return self[symbol].members.map { SymbolID(file: symbol.file, declaration: $0) }.filter { member in
        let declaration = self[member]
        return declaration.kind == .variable && declaration.modifiers.isDisjoint(with: [.isStatic, .isComputed])
      }
    }
  }
}
