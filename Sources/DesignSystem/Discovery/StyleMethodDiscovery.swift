import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds the looks that a control has one method each for: `primaryFill(title:)`, `secondaryGhost(title:)`.
struct StyleMethodDiscovery {
  let world: DiscoveryWorld

  private var symbols: SymbolTable { world.symbols }

  /// Properties that a method sets at least to be a look and no step of a set-up.
  private static let leastProperties = 2

  func tokens(of component: SymbolID) -> [Token] {
    guard symbols[component].kind == .class else { return [] }
    let look = AssignedLook(world: world, view: component)
    return symbols.allMembers(of: .nominal(component)).compactMap { method in
      guard isLook(method) else { return nil }
      let properties = look.properties(of: method)
      guard properties.count >= Self.leastProperties else { return nil }
      return token(method, component, properties)
    }
  }

  /// Whether code outside may call the method for how the control looks from then on.
  private func isLook(_ method: SymbolID) -> Bool {
    let declaration = symbols[method]
    guard declaration.kind == .function, declaration.modifiers.isDisjoint(with: [.isStatic, .isOverride, .isLocal]),
      symbols.effectiveAccess(of: method) > .fileprivate, declaration.type == nil,
      declaration.attributes.allSatisfy({ $0.name != "objc" && $0.name != "IBAction" }),
      let first = NameWords(declaration.name).words.first, !Self.steps.contains(first)
    else { return false }
    return declaration.parameters.allSatisfy { parameter in
      let type = symbols.resolve(parameter.type, at: Place(inside: method))
      return parameter.defaultValue != nil || DesignShape(type) == .text
    }
  }

  /// First words of methods that are steps in a view's life.
  private static let steps: Set<String> = [
    "set", "setup", "configure", "update", "layout", "reset", "refresh", "prepare", "awake", "draw", "did", "will",
    "toggle", "start", "stop", "show", "hide", "add", "remove", "animate", "handle", "init", "common", "load", "bind",
    "render", "reload", "initialize", "on", "create", "make", "build", "style", "apply", "clear", "perform", "begin",
    "end", "enable", "disable", "populate", "register", "finish", "change", "customize",
  ]

  private func token(_ method: SymbolID, _ component: SymbolID, _ properties: [PropertyTable.Property]) -> Token {
    let declaration = symbols[method]
    let typeName = symbols.qualifiedName(of: component)
    let path = declaration.name + "(" + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    let table = PropertyTable(type: TokenName(typeName), properties: properties)
    let reach = TokenReach(
      owner: .nominal(component),
      ownerName: typeName,
      path: path,
      type: .nominal(component),
      needsInstance: true
    )
    return world.maker.token(
      method,
      name: TokenName(typeName + "." + path),
      kind: .variant,
      reading: Reading(value: .init(.table(table)), evaluated: Evaluated(.nothing)),
      reach: reach,
      offer: .offered
    )
  }
}
