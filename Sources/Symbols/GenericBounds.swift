import SwiftSource

extension SymbolTable {
  /// A type with generic parameters taken for what the declarations around `place` ask of them: `[S]` with
  /// `S: ShapeStyle` is `[ShapeStyle]`. A parameter of which nothing is asked stays one.
  package func bounded(_ type: ResolvedType, at place: Place) -> ResolvedType {
    bounded(type, at: place, depth: 0)
  }

  private func bounded(_ type: ResolvedType, at place: Place, depth: Int) -> ResolvedType {
    guard depth < Self.maximumDepth else { return type }
    func inner(_ type: ResolvedType) -> ResolvedType { bounded(type, at: place, depth: depth + 1) }
    switch type {
    case .parameter(let name): return bound(of: name, at: place) ?? type
    case .optional(let wrapped): return .optional(inner(wrapped))
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .function(let inputs, let result): return .function(inputs.map { inner($0) }, inner(result))
    case .tuple(let parts, let labels): return .tuple(parts.map { inner($0) }, labels: labels)
    case .nominal, .external, .metatype, .unknown: return type
    }
  }

  /// What is asked of a generic parameter: the type that it is said to equal, else the first bound that tells anything.
  private func bound(of name: String, at place: Place) -> ResolvedType? {
    var bounds: [ResolvedType] = []
    var current = place.declaration
    while let declaration = current {
      let symbol = SymbolID(file: place.file, declaration: declaration)
      for (type, isEquality) in requirements(of: symbol, on: name) {
        if isEquality { return type }
        bounds.append(type)
      }
      if let extended = extended[symbol], case .nominal(let nominal) = extended, nominal != symbol {
        bounds += requirements(of: nominal, on: name).map(\.type)
      }
      current = self[symbol].parent
    }
    return bounds.first
  }

  /// What one declaration asks of a generic parameter, in its clause and behind `where`.
  private func requirements(of symbol: SymbolID, on name: String) -> [(type: ResolvedType, isEquality: Bool)] {
    let declaration = self[symbol]
    let unit = unit(of: symbol)
    let inside = Place(inside: symbol)
    var found: [(type: ResolvedType, isEquality: Bool)] = []
    func add(_ type: TypeID, isEquality: Bool) {
      switch resolve(type, at: inside) {
      case .unknown, .parameter: break
      case let resolved: found.append((resolved, isEquality))
      }
    }
    for parameter in declaration.genericParameters where parameter.name == name {
      if let bound = parameter.bound { add(bound, isEquality: false) }
    }
    for requirement in declaration.requirements
    where unit[requirement.left].kind == .named && unit[requirement.left].name == name {
      add(requirement.right, isEquality: requirement.isEquality)
    }
    return found
  }
}
