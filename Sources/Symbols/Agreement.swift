import SwiftSource

extension SymbolTable {
  /// Whether some type alias of the workspace has the name.
  package func hasAlias(named name: String) -> Bool {
    (types[name] ?? []).contains { self[$0].kind == .typealias }
  }

  package func hasModule(_ name: String) -> Bool { modules.contains(name) }

  /// Whether a type has a static member, case or nested type of that name that `place` can see.
  package func hasVisibleStatic(_ name: String, _ key: TypeKey, from place: Place) -> Bool {
    visibleStatics(name, key, from: place).contains { _ in true }
  }

  /// The static members, cases and nested types of that name that `place` can see.
  package func visibleStatics(_ name: String, _ key: TypeKey, from place: Place) -> some Sequence<SymbolID> {
    members(name, of: key).lazy.filter { symbol in
      let declaration = self[symbol]
      return (declaration.kind == .enumCase || declaration.modifiers.contains(.isStatic) || self.isType(symbol))
        && self.isVisible(symbol, from: place)
    }
  }

  /// The type that every visible property called `name` has, `nil` where there is none or they differ.
  package func agreedType(ofVariables name: String, from place: Place) -> ResolvedType? {
    var agreed: ResolvedType?
    for symbol in variables[name] ?? [] where self[symbol].parent != nil && isVisible(symbol, from: place) {
      let type = valueType(of: symbol).unwrapped
      if type.isUnknown { return nil }
      if let known = agreed, known != type { return nil }
      agreed = type
    }
    return agreed
  }
}

extension SymbolTable {
  /// Whether nothing in the workspace is called `name`.
  package func hasNoDeclaration(named name: String) -> Bool {
    variables[name] == nil && functions[name] == nil && types[name] == nil && topLevel[name] == nil
  }
}
