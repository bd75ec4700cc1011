import DesignTokens
import SwiftSource
import Symbols

extension Interpreter {
  // MARK: Names without a base

  func identifier(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    let name = frame.unit.name(node)
    switch name {
    case "self", "super":
      return frame.receiver ?? unresolved("depends on the instance", node, frame, isCircumstance: true)
    case "Self":
      if let key = receiverType(frame) { return Evaluated(.metatype(key)) }
      return unresolved("depends on the type", node, frame)
    default: break
    }
    if let local = frame.local(name) { return local.value }
    if let found = named(name, frame) { return found }
    if let key = typeKey(node, frame) { return Evaluated(.metatype(key)) }
    if let trait = trait(name) { return Evaluated(trait) }
    if let constant = PlatformConstants.global(name) { return Evaluated(constant) }
    // `#selector`-like platform globals and generic parameters among them.
    return unresolved("'\(name)' is not declared in the workspace", node, frame, cause: .external)
  }

  /// The type whose members are seen without a base: the receiver's own.
  func receiverType(_ frame: Frame) -> TypeKey? {
    if let receiver = frame.receiver {
      if case .metatype(let key) = receiver.value { return key }
      if let key = keys(of: receiver).first { return key }
    }
    return symbols.enclosingType(frame.place)
  }

  /// What an identifier that isn't local stands for among the workspace's declarations.
  private func named(_ name: String, _ frame: Frame) -> Evaluated? {
    let isStatic = frame.receiver?.metatype != nil
    if let receiver = frame.receiver, let field = field(name, of: receiver, from: frame.place) { return field }
    let found = symbols.lookUp(name, from: frame.place)
    guard !found.isEmpty else {
      // A member of the receiver that its declaration doesn't show: an override further down, or a platform's.
      guard let receiver = frame.receiver, name.first?.isLowercase == true || name.first == "_" else { return nil }
      let inherited = member(name, of: receiver, from: frame.place)
      return inherited.unresolved == nil ? inherited : nil
    }
    let fitting = found.filter { symbol in
      symbols.isType(symbol) || symbols.owner(of: symbol) == nil || isStaticMember(symbol) == isStatic
        || frame.receiver == nil
    }
    guard let symbol = choose(fitting.isEmpty ? found : fitting) else { return nil }
    if symbols.isType(symbol) { return nil }
    if !isStaticMember(symbol), symbols.owner(of: symbol) != nil, let receiver = frame.receiver,
      receiver.metatype == nil,
      symbols[symbol].kind == .variable
    {
      return property(symbol, name, of: receiver, from: frame.place)
    }
    return reference(to: symbol, frame.receiver)
  }

  func typeKey(_ node: NodeID, _ frame: Frame) -> TypeKey? {
    if let type = frame.unit.type(node) { return symbols.resolve(type, at: frame.place).key }
    let name = frame.unit.name(node)
    guard name.isCapitalized || name.utf8.first == UInt8(ascii: "_") else { return lowercaseType(name, frame) }
    let type = symbols.resolveType(named: name, at: frame.place)
    guard let key = type.key else { return nil }
    if case .external(let external) = key, external == name, external.count < 2 { return nil }
    return key
  }

  /// A type of the workspace's that is called as values are: `hColor`.
  private func lowercaseType(_ name: String, _ frame: Frame) -> TypeKey? {
    guard lowercaseTypes.contains(name), frame.local(name) == nil,
      case .nominal(let symbol)? = symbols.resolveType(named: name, at: frame.place).key, symbols.isType(symbol)
    else { return nil }
    return .nominal(symbol)
  }

  // MARK: Names after a base

  func member(_ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    let unit = frame.unit
    let name = unit.name(node)
    guard let base = unit.child(node, 0) else { return implicitMember(name, node, frame, expected) }
    if name == "self" { return evaluate(base, frame) }
    // A module's name before a type's: `SwiftUI.Color`.
    if unit.kind(base) == .identifier, let key = qualified(unit.name(base), name, frame) {
      return Evaluated(.metatype(key))
    }
    let value = evaluate(base, frame)
    let isSuper = unit.kind(base) == .identifier && unit.name(base) == "super"
    let result = isSuper ? superMember(name, frame) : member(name, of: value, from: frame.place)
    if let why = result.unresolved, why.place == nil {
      return unresolved(why.reason, node, frame, cause: why.cause)
    }
    return result
  }

  /// The type that `Module.Name` stands for.
  func qualified(_ module: String, _ name: String, _ frame: Frame) -> TypeKey? {
    guard name.isCapitalized, frame.local(module) == nil else { return nil }
    let isImported = frame.unit.imports.contains { $0.module == module }
    guard isImported || symbols.modules.contains(module) || SymbolTable.isPlatformModule(module),
      symbols.lookUp(module, from: frame.place).isEmpty
    else {
      return nil
    }
    let top = symbols.resolveType(named: name, at: Place(file: frame.place.file, declaration: nil))
    if !symbols.modules.contains(module) { return .external(name) }
    return top.key
  }

  private func superMember(_ name: String, _ frame: Frame) -> Evaluated {
    guard let key = symbols.enclosingType(frame.place), let receiver = frame.receiver else {
      return unresolved("depends on the instance", isCircumstance: true)
    }
    for ancestor in symbols.ancestors(of: key.type) {
      guard let ancestorKey = ancestor.key,
        let symbol = choose(symbols.lookUp(name, in: ancestorKey, from: frame.place).filter { hasBody($0) })
      else { continue }
      return symbols[symbol].kind == .variable ? read(symbol, receiver) : reference(to: symbol, receiver)
    }
    return unresolved("'super.\(name)' is the platform's", isCircumstance: true)
  }

  /// `.name` where a type is expected.
  func implicitMember(_ name: String, _ node: NodeID, _ frame: Frame, _ expected: ResolvedType) -> Evaluated {
    var keys = expected.key.map { [$0] } ?? []
    if case .external(let type)? = keys.first { keys += PlatformTypes.alternatives(type).map { .external($0) } }
    for key in keys {
      let result = staticMember(name, of: key, from: frame.place)
      if result.unresolved == nil { return result }
      if case .nominal = key, result.unresolved?.isCircumstance != true { return result }
      // What the workspace declares is that, known or not.
      if case .external = key, symbols.hasStaticMember(name, key) { return result }
    }
    if let type = expected.externalName { return Evaluated(.platformMember(type: type, name: name)) }
    return keys.isEmpty
      ? Evaluated(.platformMember(type: "", name: name))
      : unresolved("'.\(name)' is not declared in the workspace", node, frame, cause: .external)
  }

  // MARK: Choosing among declarations

  func isStaticMember(_ symbol: SymbolID) -> Bool {
    let declaration = symbols[symbol]
    return declaration.kind == .enumCase || declaration.modifiers.contains(.isStatic)
  }

  /// Whether a declaration says what it is worth, and isn't only required.
  func hasBody(_ symbol: SymbolID) -> Bool {
    let declaration = symbols[symbol]
    switch declaration.kind {
    case .variable, .function, .subscript:
      if declaration.body != nil || declaration.value != nil { return true }
      guard declaration.kind == .variable, let parent = symbols.parent(of: symbol) else { return false }
      return symbols[parent].kind != .protocol
    default: return true
    }
  }

  /// Of several declarations of one name, nearest first, those for this world's platform.
  func compiled(_ candidates: [SymbolID]) -> [SymbolID] {
    guard candidates.count > 1 else { return candidates }
    let exclusions = candidates.map { cache.exclusions(of: $0, symbols) }
    // Which of them a platform has, as a pattern to compare platforms by.
    func open(_ platform: Int) -> [Bool] { exclusions.map { $0 & (1 << UInt8(truncatingIfNeeded: platform)) == 0 } }
    guard exclusions.contains(where: { $0 != exclusions[0] }) else { return candidates }
    let own = Platform.allCases.firstIndex(of: world.platform) ?? 0
    let kept = open(own)
    for (index, other) in Platform.allCases.enumerated() where index != own && open(index) != kept {
      queries.insert(.platform(other))
    }
    let here = zip(candidates, kept).compactMap { $1 ? $0 : nil }
    return here.isEmpty ? candidates : here
  }

  /// The platform's own static where a declaration stands in for it on other platforms only: `#if os(watchOS)` around
  /// `static var systemRed`.
  func platformsOwn(_ symbol: SymbolID, _ name: String, _ key: TypeKey) -> Evaluated? {
    guard !symbols[symbol].conditions.isEmpty, case .external(let type) = key,
      let own = Platform.allCases.firstIndex(of: world.platform),
      let constant = platformStatic(name, of: type)
    else { return nil }
    let exclusions = cache.exclusions(of: symbol, symbols)
    guard exclusions != 0 else { return nil }
    for other in Platform.allCases where other != world.platform { queries.insert(.platform(other)) }
    return exclusions & (1 << UInt8(truncatingIfNeeded: own)) == 0 ? nil : constant
  }

  func choose(_ candidates: [SymbolID]) -> SymbolID? {
    let open = compiled(candidates)
    guard open.count > 1 else { return open.first }
    return open.first { hasBody($0) } ?? open.first
  }
}
