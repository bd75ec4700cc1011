import SwiftSource

extension SymbolTable {
  /// The members called `name` of a type, then those of what it inherits from; nearest first.
  package func lookUp(_ name: String, in key: TypeKey, from place: Place) -> [SymbolID] {
    guard let named = members(name) else { return [] }
    var found: [SymbolID] = []
    var hidden: [SymbolID] = []
    for type in lineage(of: key) {
      for symbol in named[type] {
        if isVisible(symbol, from: place) { found.append(symbol) } else { hidden.append(symbol) }
      }
    }
    return found.isEmpty ? hidden.filter { isLoaded($0, from: place) } : found
  }

  /// A type and what it inherits from, each once, nearest first.
  private func lineage(of key: TypeKey) -> [TypeKey] {
    guard supertypes[key] != nil else { return [key] }
    return known.lineages(key, key.spread) {
      var visited: Set<TypeKey> = []
      var lineage: [TypeKey] = []
      collectLineage(key, depth: 0, &visited, &lineage)
      return lineage
    }
  }

  private func collectLineage(
    _ key: TypeKey,
    depth: Int,
    _ visited: inout Set<TypeKey>,
    _ lineage: inout [TypeKey]
  ) {
    guard depth < Self.maximumDepth, visited.insert(key).inserted else { return }
    lineage.append(key)
    for supertype in supertypes[key] ?? [] {
      if let next = supertype.key { collectLineage(next, depth: depth + 1, &visited, &lineage) }
    }
  }

  /// Whether a type has a static member, enum case or nested type called `name`, visible or not.
  package func hasStaticMember(_ name: String, _ key: TypeKey) -> Bool {
    members(name, of: key).contains { symbol in
      let declaration = self[symbol]
      return declaration.kind == .enumCase || declaration.modifiers.contains(.isStatic) || isType(symbol)
    }
  }

  /// Whether the workspace declares the type itself, so that its members are all known.
  package func isDeclaredHere(_ type: ResolvedType) -> Bool {
    if case .nominal = type.unwrapped { return true }
    return false
  }

  /// The names that `type` inherits from, directly or not, as far as the workspace says; external ones by name.
  package func ancestors(of type: ResolvedType) -> [ResolvedType] {
    guard let key = type.key, supertypes[key] != nil else { return [] }
    return known.ancestors(key, key.spread) {
      var visited: Set<TypeKey> = []
      var found: [ResolvedType] = []
      collectAncestors(type, depth: 0, &visited, &found)
      return found
    }
  }

  private func collectAncestors(
    _ type: ResolvedType,
    depth: Int,
    _ visited: inout Set<TypeKey>,
    _ found: inout [ResolvedType]
  ) {
    guard depth < Self.maximumDepth, let key = type.key, visited.insert(key).inserted else { return }
    for supertype in supertypes[key] ?? [] {
      found.append(supertype)
      collectAncestors(supertype, depth: depth + 1, &visited, &found)
    }
  }

  /// Unqualified look-up of a value or function from `place`: members of the types around, inner first, then the file's
  /// and the modules' top level. Local variables are the caller's (`LocalScope`).
  package func lookUp(_ name: String, from place: Place) -> [SymbolID] {
    var current = place.declaration
    while let declaration = current {
      let symbol = SymbolID(file: place.file, declaration: declaration)
      if let key = key(ofGroup: symbol) {
        let found = lookUp(name, in: key, from: place)
        if !found.isEmpty { return found }
      } else {
        let local = localFunctions(name, in: symbol)
        if !local.isEmpty { return local }
      }
      current = self[symbol].parent
    }
    let visible = (topLevel[name] ?? []).filter { isVisible($0, from: place) }
    guard visible.count > 1, let best = nearest(visible, to: place) else { return visible }
    return [best] + visible.filter { $0 != best }
  }

  private func localFunctions(_ name: String, in symbol: SymbolID) -> [SymbolID] {
    (functions[name] ?? []).filter {
      $0.file == symbol.file && self[$0].parent == symbol.declaration && self[$0].modifiers.contains(.isLocal)
    }
  }
}
