package import SwiftSource

extension SymbolTable {
  /// The declarations of the workspace that a call may mean: those that look-up finds from its place, else, where the
  /// receiver's type isn't known, every function of that name; in either case only those whose labels match.
  ///
  /// `expected` is the type that an implicit member (`.make(…)`, `.init(…)`) is looked up in. Of a call that
  /// `isIncomplete` arguments may be missing anywhere.
  package func targets(
    of node: NodeID,
    at place: Place,
    _ scope: LocalScope,
    expected: ResolvedType,
    isIncomplete: Bool = false
  ) -> [CallTarget] {
    let unit = unit(place.file)
    guard let call = unit.call(node), unit.kind(node) == .call else { return [] }
    let found = candidates(call.callee, unit, at: place, scope, expected)
    guard let namesakes = found.namesakes else {
      return matching(found.symbols, call, unit, isIncomplete: isIncomplete)
    }
    let shape = CallShape(namesakes, call.arguments, isIncomplete: isIncomplete)
    return known.targets(shape, place.file) { matching(found.symbols, call, unit, isIncomplete: isIncomplete) }
  }

  /// What determines the targets of a call for all calls of its file, where they are many and found by their name alone.
  package func shape(of node: NodeID, at place: Place, _ scope: LocalScope, expected: ResolvedType) -> CallShape? {
    let unit = unit(place.file)
    guard let call = unit.call(node), unit.kind(node) == .call,
      functions[unit.name(call.callee)]?.count ?? 0 > Namesakes.few
    else { return nil }
    return candidates(call.callee, unit, at: place, scope, expected).namesakes
      .map { CallShape($0, call.arguments, isIncomplete: false) }
  }

  /// Those of `symbols` whose labels match a call.
  func matching(
    _ symbols: [SymbolID],
    _ call: CallView,
    _ unit: SourceUnit,
    isIncomplete: Bool = false
  ) -> [CallTarget] {
    symbols.compactMap { symbol in
      let parameters = parameters(of: symbol)
      return match(call.arguments, parameters, unit, isIncomplete: isIncomplete).map {
        CallTarget(symbol: symbol, parameters: parameters, matching: $0)
      }
    }
  }

  func candidates(
    _ callee: NodeID,
    _ unit: SourceUnit,
    at place: Place,
    _ scope: LocalScope,
    _ expected: ResolvedType
  ) -> CallCandidates {
    let name = unit.name(callee)
    switch unit.kind(callee) {
    case .identifier:
      if scope.binding(name) != nil { return .none }
      let found = lookUp(name, from: place)
      if let first = found.first, !isType(first) { return CallCandidates(found.filter { isCallable($0) }) }
      if name == "Self", let key = enclosingType(place) { return CallCandidates(initializers(of: key)) }
      guard let key = resolveType(named: name, at: place).key, !found.isEmpty || isExtended(key) else { return .none }
      return CallCandidates(initializers(of: key))
    case .member:
      guard let base = unit.child(callee, 0) else { return implicit(name, expected, place) }
      let baseType = type(of: base, at: place, scope)
      if name == "init" {
        guard case .metatype(let type) = baseType, let key = type.key else { return .none }
        return CallCandidates(initializers(of: key))
      }
      return methods(name, of: baseType, from: place)
    default: return .none
    }
  }

  private func isExtended(_ key: TypeKey) -> Bool { !members("init", of: key).isEmpty }

  private func implicit(_ name: String, _ expected: ResolvedType, _ place: Place) -> CallCandidates {
    if let key = expected.key {
      if name == "init" { return CallCandidates(initializers(of: key)) }
      let found = lookUp(name, in: key, from: place).filter { isCallable($0) && isStaticMember($0) }
      if !found.isEmpty || isDeclaredHere(expected) { return CallCandidates(found) }
    }
    // A statement's leading dot inside `#if` continues a chain; elsewhere a static member of an unknown type.
    return name == "init" ? .none : named(name, from: place) { _ in true }
  }

  /// The functions that `base.name(…)` may mean.
  func methods(_ name: String, of base: ResolvedType, from place: Place) -> CallCandidates {
    if case .metatype(let type) = base, let key = type.key {
      let nested = memberType(name, of: key, from: place, depth: 0)
      if let nestedKey = nested?.key { return CallCandidates(initializers(of: nestedKey)) }
      let found = lookUp(name, in: key, from: place).filter { isCallable($0) && isStaticMember($0) }
      if !found.isEmpty || isDeclaredHere(type) { return CallCandidates(found) }
      return .none
    }
    let found = instanceMethods(name, of: base, from: place)
    if !found.isEmpty { return CallCandidates(found) }
    return named(name, from: place, isMethod: true) { !isStaticMember($0) && self[$0].parent != nil }
  }

  /// The functions of a name that are visible from a place; the many of a common name are looked through once for a file.
  private func named(
    _ name: String,
    from place: Place,
    isMethod: Bool = false,
    where isWanted: (SymbolID) -> Bool
  ) -> CallCandidates {
    guard let all = functions[name] else { return .none }
    guard all.count > Namesakes.few else {
      return CallCandidates(all.filter { isVisible($0, from: place) && isWanted($0) })
    }
    let namesakes = Namesakes(name: name, file: place.file, areMethods: isMethod)
    let found = known.namesakes(namesakes, place.file) { all.filter { isVisible($0, from: place) && isWanted($0) } }
    return CallCandidates(found, namesakes)
  }

  /// The methods of that name that the type is known to have.
  func instanceMethods(_ name: String, of base: ResolvedType, from place: Place) -> [SymbolID] {
    guard let key = base.key else { return [] }
    return lookUp(name, in: key, from: place).filter { isCallable($0) && !isStaticMember($0) }
  }

  private func isCallable(_ symbol: SymbolID) -> Bool {
    switch self[symbol].kind {
    case .function, .initializer: true
    case .enumCase: !self[symbol].parameters.isEmpty
    default: false
    }
  }

  private func isStaticMember(_ symbol: SymbolID) -> Bool {
    self[symbol].kind == .enumCase || self[symbol].modifiers.contains(.isStatic)
  }

  /// The initialisers of a type: its own and its extensions', the memberwise one where Swift makes it, a class's
  /// inherited ones.
  package func initializers(of key: TypeKey) -> [SymbolID] { initializers(of: key, depth: 0) }

  private func initializers(of key: TypeKey, depth: Int) -> [SymbolID] {
    guard depth < Self.maximumDepth else { return [] }
    var found = members("init", of: key).filter { self[$0].kind == .initializer }
    guard case .nominal(let symbol) = key else { return found }
    let isOwn = found.contains { parent(of: $0) == symbol }
    switch self[symbol].kind {
    case .struct: if !isOwn { found.append(symbol) }
    case .class where !isOwn:
      for supertype in supertypes[key] ?? [] {
        if case .nominal(let next) = supertype, self[next].kind == .class {
          found += initializers(of: .nominal(next), depth: depth + 1)
        }
      }
    default: break
    }
    return found
  }

  /// The parameters of a function, initialiser, enum case, or of a struct's memberwise initialiser.
  package func parameters(of symbol: SymbolID) -> [CallParameter] {
    known.parameters(symbol, symbol.declaration.index) { readParameters(of: symbol) }
  }

  private func readParameters(of symbol: SymbolID) -> [CallParameter] {
    let declaration = self[symbol]
    guard declaration.kind != .struct else { return memberwiseParameters(of: symbol) }
    let inside = Place(inside: symbol)
    return declaration.parameters.map { parameter in
      CallParameter(
        label: parameter.label,
        name: parameter.name,
        type: resolve(parameter.type, at: inside),
        isVariadic: parameter.isVariadic,
        hasDefault: parameter.defaultValue != nil
      )
    }
  }

  private func memberwiseParameters(of symbol: SymbolID) -> [CallParameter] {
    let unit = unit(of: symbol)
    return self[symbol].members.compactMap { member in
      let property = unit[member]
      guard property.kind == .variable, !property.modifiers.contains(.isStatic),
        !property.modifiers.contains(.isComputed),
        !(property.modifiers.contains(.isLet) && property.value != nil)
      else { return nil }
      let type = valueType(of: SymbolID(file: symbol.file, declaration: member))
      var isOptional = false
      if case .optional = type { isOptional = true }
      return CallParameter(
        label: property.name,
        name: property.name,
        type: type,
        isVariadic: false,
        hasDefault: property.value != nil || (isOptional && !property.modifiers.contains(.isLet))
          || !property.attributes.isEmpty
      )
    }
  }

  /// The parameter of each argument, `nil` where the labels don't fit.
  func match(
    _ arguments: [ArgumentView],
    _ parameters: [CallParameter],
    _ unit: SourceUnit,
    isIncomplete: Bool = false
  ) -> [Int]? {
    var matching: [Int] = []
    var next = 0
    for argument in arguments {
      if argument.isTrailing, argument.label == nil {
        // The first trailing closure goes to the next parameter that takes one.
        guard let index = parameters.indices.first(where: { $0 >= next && mayTakeClosure(parameters[$0]) }) else {
          return nil
        }
        for skipped in next..<index where !mayOmit(parameters[skipped]) && !isIncomplete { return nil }
        matching.append(index)
        next = index + 1
        continue
      }
      if let last = matching.last, parameters[last].isVariadic, argument.label == nil {
        matching.append(last)
        continue
      }
      var index = next
      while index < parameters.count, parameters[index].label != argument.label,
        mayOmit(parameters[index]) || isIncomplete
      {
        index += 1
      }
      guard index < parameters.count, parameters[index].label == argument.label else { return nil }
      matching.append(index)
      next = index + 1
    }
    for skipped in parameters.indices.dropFirst(next) where !mayOmit(parameters[skipped]) && !isIncomplete {
      return nil
    }
    return matching
  }

  private func mayOmit(_ parameter: CallParameter) -> Bool { parameter.hasDefault || parameter.isVariadic }

  private func mayTakeClosure(_ parameter: CallParameter) -> Bool {
    switch parameter.type.unwrapped {
    case .function, .unknown, .parameter: true
    case .external(let name):
      // A closure type behind an alias that the workspace doesn't hold; the plain value types can't be one.
      !["Int", "String", "Bool", "Double", "CGFloat", "Color", "UIColor"].contains(name)
    default: false
    }
  }
}
