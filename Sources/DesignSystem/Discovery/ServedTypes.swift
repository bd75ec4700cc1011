import DesignTokens
import SwiftSource
import Symbols

/// The enums that functions turn into design values, with those functions.
struct ServedTypes: Sendable {
  /// Methods of objects by the enum that is their one argument.
  let methods: [TypeKey: [SymbolID]]
  /// Static functions by the enum that is their one argument.
  let functions: [TypeKey: [SymbolID]]
  /// The enums whose cases get their value from an object.
  let types: Set<TypeKey>

  init(world: DiscoveryWorld, concurrency: Concurrency) {
    let symbols = world.symbols
    let found = concurrency.flatMap(world.files) { file in
      symbols.unit(file).declarations.enumerated().compactMap { position, declaration -> (SymbolID, TypeKey)? in
        guard declaration.kind == .function else { return nil }
        let symbol = SymbolID(file: file, declaration: DeclarationID(Int32(truncatingIfNeeded: position)))
        return Self.served(symbol, declaration, world).map { (symbol, $0) }
      }
    }
    var methods: [TypeKey: [SymbolID]] = [:]
    var functions: [TypeKey: [SymbolID]] = [:]
    for (symbol, served) in found {
      if symbols[symbol].modifiers.contains(.isStatic) {
        functions[served, default: []].append(symbol)
      } else {
        methods[served, default: []].append(symbol)
      }
    }
    self.methods = methods
    self.functions = functions
    types = Set(methods.keys)
  }

  /// The enum that a function turns into a design value: its one argument without a default.
  private static func served(_ symbol: SymbolID, _ declaration: Declaration, _ world: DiscoveryWorld) -> TypeKey? {
    let symbols = world.symbols
    guard !declaration.modifiers.contains(.isLocal), !declaration.modifiers.contains(.isOverride),
      let owner = symbols.owner(of: symbol), case .nominal = owner, !world.survey.isView(owner)
    else { return nil }
    let required = declaration.parameters.filter { $0.defaultValue == nil }
    guard required.count == 1, let type = symbols.resolve(required[0].type, at: Place(inside: symbol)).key,
      case .nominal(let argument) = type, symbols[argument].kind == .enum, type != owner
    else { return nil }
    let result = symbols.resultType(of: symbol)
    if let shape = DesignShape(result) {
      guard shape.isDesignValue else { return nil }
      return shape != .number || world.numberKind(symbol, result) != nil ? type : nil
    }
    guard let key = result.key, case .nominal(let made) = key, symbols[made].kind != .enum else { return nil }
    return !world.survey.isView(key) && world.survey.bearsDesign(key) ? type : nil
  }
}
