import SwiftSource
import Symbols

/// The actor that code runs on, as far as declarations say.
enum CodeIsolation: Hashable, Sendable {
  /// Nothing says it: it runs wherever it is called, or where the module's default has it.
  case unstated
  /// On no actor, for sure.
  case none
  case main
  /// On another global actor or an actor's instance, by its type's name.
  case other(String)

  /// That of what stands directly in a declaration.
  init(of symbol: SymbolID, in symbols: SymbolTable) {
    var current = symbol
    for _ in 0..<Self.maximumDepth {
      let declaration = symbols[current]
      if declaration.modifiers.contains(.isNonisolated) {
        self = .none
        return
      }
      if let stated = Self.stated(on: declaration, at: current, symbols) {
        self = stated
        return
      }
      if let key = symbols.key(ofGroup: current) {
        self = Self(of: key, in: symbols)
        return
      }
      guard let parent = symbols.parent(of: current) else { break }
      // A static member of an actor belongs to no instance.
      if symbols[parent].kind == .actor, declaration.modifiers.contains(.isStatic) { break }
      current = parent
    }
    self = .unstated
  }

  /// That of a type's members.
  init(of key: TypeKey, in symbols: SymbolTable) {
    if case .nominal(let symbol) = key {
      let declaration = symbols[symbol]
      if declaration.kind == .actor {
        self = .other(declaration.name)
        return
      }
      if let stated = Self.stated(on: declaration, at: symbol, symbols) {
        self = stated
        return
      }
    }
    for ancestor in symbols.ancestors(of: key.type) {
      if let name = ancestor.externalName {
        guard Self.isOfMain(name) else { continue }
        self = .main
        return
      }
      guard case .nominal(let symbol)? = ancestor.key, symbols[symbol].kind == .class,
        let stated = Self.stated(on: symbols[symbol], at: symbol, symbols)
      else { continue }
      self = stated
      return
    }
    self = key.type.externalName.map(Self.isOfMain) == true ? .main : .unstated
  }

  /// What an attribute says.
  private static func stated(on declaration: Declaration, at symbol: SymbolID, _ symbols: SymbolTable) -> Self? {
    for attribute in declaration.attributes {
      if attribute.name == "MainActor" || attribute.name == "Swift.MainActor" { return .main }
      let type = symbols.resolveType(named: attribute.name, at: Place(inside: symbol))
      guard case .nominal(let actor)? = type.key,
        symbols[actor].attributes.contains(where: { $0.name == "globalActor" })
      else { continue }
      return .other(symbols[actor].name)
    }
    return nil
  }

  /// Whether a class of the platform runs on the main actor: views, controllers and what they are made of.
  private static func isOfMain(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("NS")) && endings.contains { name.hasSuffix($0) }
  }

  private static let endings = [
    "View", "Controller", "Cell", "Button", "Label", "Control", "Field", "Bar", "Slider", "Switch", "Window",
    "Responder", "Application", "ReusableView",
  ]

  /// Declarations in each other that are followed.
  private static let maximumDepth = 64
}
