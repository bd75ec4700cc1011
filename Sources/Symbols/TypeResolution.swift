package import SwiftSource

extension SymbolTable {
  /// What a type written at `place` stands for.
  package func resolve(_ type: TypeID, at place: Place) -> ResolvedType {
    known.written(KnownTypes.WrittenType(type: type, place: place), place.file &+ type.index) {
      resolve(type, at: place, depth: 0)
    }
  }

  /// What `type` stands for, or `unknown` for none.
  package func resolve(_ type: TypeID?, at place: Place) -> ResolvedType {
    type.map { resolve($0, at: place) } ?? .unknown
  }

  /// What a type's name stands for at `place`, aliases followed.
  package func resolveType(named name: String, at place: Place) -> ResolvedType {
    known.named(KnownTypes.NamedType(name: name, place: place), place.file &+ (place.declaration?.index ?? 0)) {
      resolveType(named: name, at: place, depth: 0)
    }
  }

  func resolve(_ type: TypeID, at place: Place, depth: Int) -> ResolvedType {
    guard depth < Self.maximumDepth else { return .unknown }
    let unit = unit(place.file)
    let node = unit[type]
    func child(_ index: Int) -> ResolvedType {
      index < node.children.count ? resolve(node.children[index], at: place, depth: depth + 1) : .unknown
    }
    switch node.kind {
    case .named:
      return collection(node.name, node.children.map { resolve($0, at: place, depth: depth + 1) })
        ?? resolveType(named: node.name, at: place, depth: depth + 1)
    case .member: return nested(node, child(0), unit, at: place, depth: depth)
    case .optional, .implicitlyUnwrapped: return .optional(child(0))
    case .array: return .array(child(0))
    case .dictionary: return .dictionary(child(0), child(1))
    case .function:
      let parts = node.children.map { resolve($0, at: place, depth: depth + 1) }
      return .function(Array(parts.dropLast()), parts.last ?? .unknown)
    case .tuple:
      return .tuple(node.children.map { resolve($0, at: place, depth: depth + 1) }, labels: node.labels)
    case .some, .any: return child(0)
    case .metatype: return .metatype(child(0))
    case .composition: return child(node.children.firstIndex { !Self.markers.contains(unit[$0].name) } ?? 0)
    case .other: return .unknown
    }
  }

  /// Protocols that say nothing of what a value is.
  private static let markers: Set<String> = ["AnyObject", "Equatable", "Hashable", "Sendable"]

  /// The standard library's generic containers, read as what they hold.
  private func collection(_ name: String, _ arguments: [ResolvedType]) -> ResolvedType? {
    switch (name, arguments.count) {
    case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1), ("Slice", 1): .array(arguments[0])
    case ("Optional", 1): .optional(arguments[0])
    case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
    default: nil
    }
  }

  private func nested(
    _ node: TypeNode,
    _ base: ResolvedType,
    _ unit: SourceUnit,
    at place: Place,
    depth: Int
  ) -> ResolvedType {
    if let module = node.children.first.map({ unit[$0] }), module.kind == .named, base == .external(module.name),
      let found = inModule(module.name, node.name, at: place, depth: depth)
    {
      return found
    }
    guard let key = base.key else { return .unknown }
    if let found = memberType(node.name, of: key, from: place, depth: depth) { return found }
    if case .external(let name) = key { return .external(name + "." + node.name) }
    return .unknown
  }

  /// `Module.Name`, where nothing nearer is called like the module.
  private func inModule(_ module: String, _ name: String, at place: Place, depth: Int) -> ResolvedType? {
    if modules.contains(module) {
      let found = (topLevel[name] ?? []).filter { files[Int($0.file)].module == module && isType($0) }
      return found.first.map { follow($0, depth: depth) }
    }
    if Self.isPlatformModule(module) { return .external(name) }
    guard unit(place.file).imports.contains(where: { $0.module == module }) else { return nil }
    // Another package's type of the same name isn't the platform's.
    return .external(module + "." + name)
  }

  /// Whether a name is that of a module of the platform whose types are known by their plain names: imported or not,
  /// since one re-exports the other.
  package static func isPlatformModule(_ name: String) -> Bool { platformModules.contains(name) }

  /// The platform's modules whose types are known by their plain names.
  private static let platformModules: Set<String> = [
    "AppKit", "Cocoa", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreText", "DeveloperToolsSupport", "Foundation",
    "QuartzCore", "Swift", "SwiftUI", "SwiftUICore", "UIKit", "WatchKit", "WidgetKit",
  ]

  func resolveType(named name: String, at place: Place, depth: Int) -> ResolvedType {
    guard depth < Self.maximumDepth else { return .unknown }
    if name == "Self" { return enclosingType(place)?.type ?? .unknown }
    guard types[name] != nil || mayBeGeneric(name, at: place) else { return .external(name) }
    var current = place.declaration
    while let declaration = current {
      let symbol = SymbolID(file: place.file, declaration: declaration)
      let here = self[symbol]
      if here.genericParameters.contains(where: { $0.name == name }) { return .parameter(name) }
      if let local = localType(name, in: symbol) { return follow(local, depth: depth) }
      if let key = key(ofGroup: symbol) {
        if case .nominal(let nominal) = key, nominal != symbol,
          self[nominal].genericParameters.contains(where: { $0.name == name })
        {
          return .parameter(name)
        }
        if let found = memberType(name, of: key, from: place, depth: depth) { return found }
        if case .nominal(let nominal) = key, nominal == symbol, here.name == name { return key.type }
      }
      current = here.parent
    }
    let visible = (topLevel[name] ?? []).filter { isType($0) && isVisible($0, from: place) }
    guard let best = nearest(visible, to: place) else { return .external(name) }
    return follow(best, depth: depth)
  }

  /// Whether `name` may be a generic parameter around `place`: those are no entries of `types`.
  private func mayBeGeneric(_ name: String, at place: Place) -> Bool {
    var current = place.declaration
    while let declaration = current {
      let symbol = SymbolID(file: place.file, declaration: declaration)
      if self[symbol].genericParameters.contains(where: { $0.name == name }) { return true }
      if case .nominal(let nominal)? = extended[symbol],
        self[nominal].genericParameters.contains(where: { $0.name == name })
      {
        return true
      }
      current = self[symbol].parent
    }
    return false
  }

  private func localType(_ name: String, in symbol: SymbolID) -> SymbolID? {
    let kind = self[symbol].kind
    guard kind == .function || kind == .initializer || kind == .subscript || kind == .variable else { return nil }
    return (types[name] ?? []).first {
      $0.file == symbol.file && self[$0].parent == symbol.declaration && self[$0].modifiers.contains(.isLocal)
    }
  }

  /// A type nested in `key` or in what it inherits from.
  package func memberType(_ name: String, of key: TypeKey, from place: Place) -> ResolvedType? {
    memberType(name, of: key, from: place, depth: 0)
  }

  func memberType(_ name: String, of key: TypeKey, from place: Place, depth: Int) -> ResolvedType? {
    var visited: Set<TypeKey> = []
    return memberType(name, of: key, from: place, depth: depth, &visited)
  }

  private func memberType(
    _ name: String,
    of key: TypeKey,
    from place: Place,
    depth: Int,
    _ visited: inout Set<TypeKey>
  ) -> ResolvedType? {
    guard depth < Self.maximumDepth else { return nil }
    guard let named = members(name) else { return nil }
    let here = named[key].filter { isType($0) && isVisible($0, from: place) }
    if let best = nearest(here, to: place) { return follow(best, depth: depth + 1) }
    guard let supertypes = supertypes[key], visited.insert(key).inserted else { return nil }
    for supertype in supertypes {
      guard let next = supertype.key else { continue }
      if let found = memberType(name, of: next, from: place, depth: depth + 1, &visited) { return found }
    }
    return nil
  }

  /// Whether the declaration is a type or an alias of one.
  package func isType(_ symbol: SymbolID) -> Bool {
    switch self[symbol].kind {
    case .class, .struct, .enum, .protocol, .actor, .typealias, .associatedType: true
    default: false
    }
  }

  /// What the aliases of a name stand for: several where each platform has its own.
  package func types(aliased name: String) -> [ResolvedType] {
    (types[name] ?? []).filter { self[$0].kind == .typealias }.map { type(named: $0) }
  }

  /// The type that a type declaration or alias stands for.
  package func type(named symbol: SymbolID) -> ResolvedType { follow(symbol, depth: 0) }

  func follow(_ symbol: SymbolID, depth: Int) -> ResolvedType {
    let declaration = self[symbol]
    switch declaration.kind {
    case .typealias:
      guard let type = declaration.type else { return .unknown }
      // From around the alias, not from inside: `typealias Color = SwiftUI.Color` must not find itself.
      return resolveAlias(type, of: symbol, depth: depth + 1)
    case .associatedType: return .parameter(declaration.name)
    default: return .nominal(symbol)
    }
  }

  private func resolveAlias(_ type: TypeID, of symbol: SymbolID, depth: Int) -> ResolvedType {
    let declaration = self[symbol]
    let node = unit(of: symbol)[type]
    if node.kind == .named, node.name == declaration.name { return .external(node.name) }
    return resolve(type, at: Place(file: symbol.file, declaration: declaration.parent), depth: depth)
  }
}
