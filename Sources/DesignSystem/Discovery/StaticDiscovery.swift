import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds tokens among static members and file-level constants: colours, fonts, lengths, style objects.
struct StaticDiscovery {
  let world: DiscoveryWorld

  private var symbols: SymbolTable { world.symbols }

  /// The tokens that a static or file-level variable, or a function that needs no argument, declares.
  func tokens(of symbol: SymbolID) -> [Token] {
    let declaration = symbols[symbol]
    let type = resultType(of: symbol)
    if let shape = DesignShape(type) {
      guard shape.isDesignValue || shape == .duration else { return [] }
      if shape == .number || shape == .duration, !isNumberWorthIt(symbol, type) { return [] }
      return plain(symbol, type)
    }
    if let key = type.key {
      guard case .nominal = key, !world.survey.isView(key) else { return [] }
      return instance(symbol, key)
    }
    guard type.isUnknown, declaration.kind == .variable, mayHoldValue(symbol) else { return [] }
    return plain(symbol, type)
  }

  func resultType(of symbol: SymbolID) -> ResolvedType {
    symbols[symbol].kind == .function ? symbols.resultType(of: symbol) : symbols.valueType(of: symbol)
  }

  /// Whether a value of unknown type is worth evaluating: a call, a member, a closure called on the spot.
  private func mayHoldValue(_ symbol: SymbolID) -> Bool {
    let declaration = symbols[symbol]
    guard let value = declaration.value else { return false }
    switch symbols.unit(of: symbol).kind(value) {
    case .call, .member, .macro, .binary, .prefix, .forceUnwrap, .ternary, .identifier: return true
    default: return false
    }
  }

  private func plain(_ symbol: SymbolID, _ declared: ResolvedType) -> [Token] {
    let reading = world.reader.value(of: symbol)
    let type = declared.isUnknown ? reading.inferredType(for: symbols.unit(of: symbol)) : declared
    if reading.isResolved, case .table = reading.standard {
      return reading.evaluated.instance.map { instance(symbol, $0.type) } ?? []
    }
    guard let kind = MemberKind(world: world).kind(reading, symbol, type) else { return [] }
    return [world.token(symbol, kind: kind, reading: reading, type: type, offer: world.offer(constant: symbol, kind: kind))]
  }

  private func isNumberWorthIt(_ symbol: SymbolID, _ type: ResolvedType) -> Bool {
    world.numberKind(symbol, type) != nil
  }

  // MARK: Instances of the workspace's own types

  /// A static constant whose value is an instance: a style object, or the way to what the instance holds.
  private func instance(_ symbol: SymbolID, _ key: TypeKey) -> [Token] {
    guard case .nominal(let type) = key else { return [] }
    switch symbols[type].kind {
    case .struct, .class, .actor:
      guard world.survey.bearsDesign(key) || isDynamic(type) else { return wrapped(symbol, key) }
    default: return []
    }
    let reading = world.reader.value(of: symbol)
    if case .color = reading.standard { return plainColor(symbol, reading, key) }
    if isFacade(symbol, type) {
      return FacadeDiscovery(world: world).tokens(of: symbol, type: key, reading)
    }
    guard case .table(let table) = reading.standard, !table.properties.isEmpty else { return [] }
    let tableWriter = TableKind(table: table, typeName: symbols.qualifiedName(of: type), name: symbols[symbol].name)
    guard let kind = tableWriter.kind else { return [] }
    var result = reading
    result.value = reading.value.map { value in value.table.map { tableWriter.value($0) } ?? value }
    let offer = world.offer(constant: symbol, kind: kind)
    var token = world.token(symbol, kind: kind, reading: result, type: key.type, offer: offer)
    token.reach.accessors = world.accessors(of: key, from: symbol)
    return [token]
  }

  /// A constant of a type that wraps a single value behind a computed property: `ColorAsset(name:).color`.
  private func wrapped(_ symbol: SymbolID, _ key: TypeKey) -> [Token] {
    guard let accessor = world.accessors(of: key, from: symbol).first else { return [] }
    let whole = world.reader.value(of: symbol)
    guard whole.isResolved || whole.evaluated.instance != nil else { return [] }
    let reading = world.reader.property(accessor.name, of: whole.evaluated)
    guard let kind = MemberKind(world: world).kind(reading, symbol, accessor.type) else { return [] }
    var token = world.token(
      symbol, kind: kind, reading: reading, type: key.type, offer: world.offer(constant: symbol, kind: kind))
    token.reach.accessors = world.accessors(of: key, from: symbol)
    return [token]
  }

  private func plainColor(_ symbol: SymbolID, _ reading: Reading, _ key: TypeKey) -> [Token] {
    let offer = world.offer(constant: symbol, kind: .color)
    var token = world.token(symbol, kind: .color, reading: reading, type: key.type, offer: offer)
    token.reach.accessors = world.accessors(of: key, from: symbol)
    return [token]
  }

  /// Whether the constant is the way to an object's properties rather than a value among others of its type.
  private func isFacade(_ symbol: SymbolID, _ type: SymbolID) -> Bool {
    if isDynamic(type) { return true }
    guard let owner = world.names.owner(of: symbol) else { return symbols[type].kind == .class }
    if case .external = owner { return true }
    if owner == .nominal(type) { return Self.singletonNames.contains(symbols[symbol].name) }
    return symbols[type].kind == .class
  }

  private func isDynamic(_ type: SymbolID) -> Bool {
    symbols[type].attributes.contains { $0.name == "dynamicMemberLookup" }
  }

  private static let singletonNames: Set<String> = ["shared", "default", "current", "main", "standard", "instance"]
}
