package import SwiftSource

extension SymbolTable {
  /// The type of an expression at `place`, as far as declarations of the workspace say; `unknown` otherwise.
  package func type(of node: NodeID, at place: Place, _ scope: LocalScope) -> ResolvedType {
    type(of: node, at: place, scope, depth: 0)
  }

  func type(of node: NodeID, at place: Place, _ scope: LocalScope, depth: Int) -> ResolvedType {
    guard depth < Self.maximumDepth else { return .unknown }
    let unit = unit(place.file)
    func child(_ index: Int) -> ResolvedType {
      unit.child(node, index).map { type(of: $0, at: place, scope, depth: depth + 1) } ?? .unknown
    }
    switch unit.kind(node) {
    case .integer: return .external("Int")
    case .float: return .external("Double")
    case .string, .interpolation: return .external("String")
    case .boolean: return .external("Bool")
    case .identifier: return identifier(node, unit, at: place, scope, depth: depth)
    case .member:
      guard unit.childCount(node) > 0 else { return .unknown }
      return member(unit.name(node), of: child(0), from: place, depth: depth)
    case .call: return call(node, unit, at: place, scope, depth: depth)
    case .subscripting: return element(of: child(0), at: place)
    case .array: return .array(child(0))
    case .dictionary: return dictionary(node, unit, at: place, scope, depth: depth)
    case .closure: return closure(node, unit, at: place, scope, depth: depth)
    case .forceUnwrap, .optionalChain: return child(0).unwrapped
    case .ternary:
      let first = child(1)
      return first.isUnknown ? child(2) : first
    case .binary: return binary(unit.name(node), child(0), child(1))
    case .prefix: return child(0)
    case .cast:
      guard let written = unit.type(node), unit.name(node) != "is" else { return .external("Bool") }
      let type = resolve(written, at: place)
      return unit.name(node) == "as?" ? .optional(type) : type
    case .typeExpression: return .metatype(resolve(unit.type(node), at: place))
    default: return .unknown
    }
  }

  private func binary(_ symbol: String, _ left: ResolvedType, _ right: ResolvedType) -> ResolvedType {
    switch symbol {
    case "??": right.isUnknown ? left.unwrapped : right
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==": .external("Bool")
    default: left.isUnknown || left == .external("Int") ? (right.isUnknown ? left : right) : left
    }
  }

  private func element(of type: ResolvedType, at place: Place) -> ResolvedType {
    switch type.unwrapped {
    case .array(let element): return element
    case .dictionary(_, let value): return .optional(value)
    case .nominal, .external:
      guard let key = type.key else { return .unknown }
      let found = lookUp("subscript", in: key, from: place)
      guard let first = found.first else { return .unknown }
      let results = Set(found.map { resolve(self[$0].type, at: Place(inside: $0)) })
      return results.count == 1 ? resolve(self[first].type, at: Place(inside: first)) : .unknown
    default: return .unknown
    }
  }

  private func identifier(
    _ node: NodeID,
    _ unit: SourceUnit,
    at place: Place,
    _ scope: LocalScope,
    depth: Int
  ) -> ResolvedType {
    let name = unit.name(node)
    switch name {
    case "self": return enclosingType(place)?.type ?? .unknown
    case "Self": return enclosingType(place).map { .metatype($0.type) } ?? .unknown
    case "super":
      guard let key = enclosingType(place) else { return .unknown }
      return supertypes[key]?.first ?? .unknown
    default: break
    }
    if let written = unit.type(node), case let type = resolve(written, at: place), !type.isUnknown {
      return .metatype(type)
    }
    if let binding = scope.binding(name) { return type(of: binding, name, at: place, scope, depth: depth) }
    for symbol in lookUp(name, from: place).prefix(1) {
      return isType(symbol) ? .metatype(follow(symbol, depth: depth)) : valueType(of: symbol, depth: depth + 1)
    }
    if let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      return .metatype(resolveType(named: name, at: place, depth: depth + 1))
    }
    return .unknown
  }

  func type(
    of binding: LocalScope.Binding,
    _ name: String,
    at place: Place,
    _ scope: LocalScope,
    depth: Int
  ) -> ResolvedType {
    let unit = unit(place.file)
    switch binding {
    case .variable(let declaration):
      let local = unit[declaration]
      if let type = local.type { return resolve(type, at: place) }
      guard let value = local.value else { return .unknown }
      return self.type(of: value, at: place, scope.before(name), depth: depth + 1)
    case .parameter(let declaration, let index):
      let parameters = unit[declaration].parameters
      guard index < parameters.count else { return .unknown }
      let type = resolve(parameters[index].type, at: Place(file: place.file, declaration: declaration))
      return parameters[index].isVariadic ? .array(type) : type
    case .typed(let type): return resolve(type, at: place)
    case .unwrapping(let value): return type(of: value, at: place, scope.before(name), depth: depth + 1).unwrapped
    case .element(let sequence):
      if case .array(let element) = type(of: sequence, at: place, scope.before(name), depth: depth + 1).unwrapped {
        return element
      }
      return .unknown
    case .opaque: return .unknown
    }
  }

  /// The type of a member of `base`; the members of a metatype are the static ones.
  package func member(_ name: String, of base: ResolvedType, from place: Place) -> ResolvedType {
    member(name, of: base, from: place, depth: 0)
  }

  func member(_ name: String, of base: ResolvedType, from place: Place, depth: Int) -> ResolvedType {
    if name == "self" { return base }
    if case .metatype(let type) = base {
      guard let key = type.key else { return .unknown }
      if let nested = memberType(name, of: key, from: place, depth: depth + 1) { return .metatype(nested) }
      for symbol in lookUp(name, in: key, from: place) {
        let declaration = self[symbol]
        if declaration.kind == .enumCase {
          return declaration.parameters.isEmpty ? type : .function([], type)
        }
        if declaration.modifiers.contains(.isStatic) {
          return givesSelf(symbol, type) ?? valueType(of: symbol, depth: depth + 1)
        }
      }
      return .unknown
    }
    guard let key = base.key else { return .unknown }
    for symbol in lookUp(name, in: key, from: place)
    where !self[symbol].modifiers.contains(.isStatic) && !isType(symbol) {
      return givesSelf(symbol, base) ?? valueType(of: symbol, depth: depth + 1)
    }
    return base.externalName.flatMap { PlatformMembers.type(of: name, on: $0) } ?? .unknown
  }

  /// The type of a variable that is declared as `Self`, read of a value of the type; `nil` for any other.
  private func givesSelf(_ symbol: SymbolID, _ type: ResolvedType) -> ResolvedType? {
    self[symbol].kind == .variable ? resultSelf(symbol, type) : nil
  }

  /// The type of what is declared as `Self`, on a value of the type; `nil` for anything else.
  private func resultSelf(_ symbol: SymbolID, _ type: ResolvedType) -> ResolvedType? {
    let unit = unit(of: symbol)
    guard let written = self[symbol].type else { return nil }
    if unit[written].kind == .named { return unit[written].name == "Self" ? type.unwrapped : nil }
    guard unit[written].kind == .optional, let inner = unit[written].children.first, unit[inner].kind == .named,
      unit[inner].name == "Self"
    else { return nil }
    return .optional(type.unwrapped)
  }

  /// The type of what a symbol is as a value: a variable's, a function's, a case's.
  package func valueType(of symbol: SymbolID) -> ResolvedType {
    known.values(symbol, symbol.declaration.index) { valueType(of: symbol, depth: 0) }
  }

  func valueType(of symbol: SymbolID, depth: Int) -> ResolvedType {
    guard depth < Self.maximumDepth else { return .unknown }
    let declaration = self[symbol]
    let inside = Place(inside: symbol)
    switch declaration.kind {
    case .variable:
      if let type = declaration.type { return resolve(type, at: inside, depth: depth + 1) }
      guard let value = declaration.value else { return environment(declaration, inside, depth: depth + 1) }
      let around = Place(file: symbol.file, declaration: declaration.parent)
      return type(of: value, at: around, LocalScope(), depth: depth + 1)
    case .function:
      let parameters = declaration.parameters.map { resolve($0.type, at: inside) }
      return .function(parameters, declaration.type.map { resolve($0, at: inside, depth: depth + 1) } ?? .void)
    case .enumCase:
      let owner = owner(of: symbol)?.type ?? .unknown
      return declaration.parameters.isEmpty ? owner : .function([], owner)
    default: return isType(symbol) ? .metatype(follow(symbol, depth: depth)) : .unknown
    }
  }

  /// The type of `@Environment(\.theme) var theme`.
  private func environment(_ declaration: Declaration, _ place: Place, depth: Int) -> ResolvedType {
    let unit = unit(place.file)
    guard let attribute = declaration.attributes.first(where: { $0.name == "Environment" }),
      let argument = attribute.arguments.first, let path = unit.child(argument, 0), unit.kind(path) == .keyPath
    else { return .unknown }
    return unit.name(path).split(separator: ".").reduce(.external("EnvironmentValues")) { type, name in
      member(String(name), of: type, from: place, depth: depth)
    }
  }

  private func call(
    _ node: NodeID,
    _ unit: SourceUnit,
    at place: Place,
    _ scope: LocalScope,
    depth: Int
  ) -> ResolvedType {
    guard let call = unit.call(node) else { return .unknown }
    let callee = call.callee
    let name = unit.name(callee)
    // The receiver is typed once: a chain of calls costs no more than its length.
    var base: ResolvedType?
    if unit.kind(callee) == .member, let receiver = unit.child(callee, 0) {
      base = type(of: receiver, at: place, scope, depth: depth + 1)
      if name == "init" {
        if case .metatype(let type)? = base { return type }
        return .unknown
      }
    }
    // A property may have a method's name: the one whose labels match is called.
    if let base {
      let results = Set(
        matching(instanceMethods(name, of: base, from: place), call, unit).map {
          resultSelf($0.symbol, base) ?? resultType(of: $0.symbol)
        }
      )
      if results.count == 1, let result = results.first { return result }
      if results.isEmpty, let owner = base.externalName, PlatformMembers.keepsType(name, on: owner) { return base }
    }
    let called =
      base.map { member(name, of: $0, from: place, depth: depth + 1) }
      ?? type(of: callee, at: place, scope, depth: depth + 1)
    switch called {
    case .metatype(let type): return type
    case .array(.metatype(let element)): return .array(element)
    case .function(_, let result):
      // Overloads: the one whose labels match decides.
      let named =
        base.map { methods(name, of: $0, from: place) } ?? candidates(callee, unit, at: place, scope, .unknown)
      let results = Set(matching(named.symbols, call, unit).map { resultType(of: $0.symbol) })
      return results.count == 1 ? results.first ?? result : result
    case .optional(.function(_, let result)): return .optional(result)
    default: return .unknown
    }
  }

  private func dictionary(
    _ node: NodeID,
    _ unit: SourceUnit,
    at place: Place,
    _ scope: LocalScope,
    depth: Int
  ) -> ResolvedType {
    guard let pair = unit.child(node, 0), let key = unit.child(pair, 0), let value = unit.child(pair, 1) else {
      return .unknown
    }
    return .dictionary(
      type(of: key, at: place, scope, depth: depth + 1),
      type(of: value, at: place, scope, depth: depth + 1)
    )
  }

  /// A closure's type where it states its result, or takes nothing and is one expression.
  private func closure(
    _ node: NodeID,
    _ unit: SourceUnit,
    at place: Place,
    _ scope: LocalScope,
    depth: Int
  ) -> ResolvedType {
    let parameters = unit.children(node).prefix { unit.kind($0) == .closureParameter }
    let inputs = parameters.map { resolve(unit.type($0), at: place) }
    if let result = unit.type(node) { return .function(inputs, resolve(result, at: place)) }
    guard parameters.isEmpty, unit.childCount(node) == 1, let only = unit.child(node, 0) else { return .unknown }
    let result = type(of: only, at: place, scope, depth: depth + 1)
    return result.isUnknown ? .unknown : .function([], result)
  }

  /// What a call of a function, initialiser or case gives.
  package func resultType(of symbol: SymbolID) -> ResolvedType {
    let declaration = self[symbol]
    switch declaration.kind {
    case .function: return declaration.type.map { resolve($0, at: Place(inside: symbol)) } ?? .void
    case .class, .struct, .actor: return .nominal(symbol)
    default: return owner(of: symbol)?.type ?? .unknown
    }
  }
}
