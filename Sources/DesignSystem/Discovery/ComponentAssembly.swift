import DesignTokens
import SwiftSource
import Symbols

/// Makes a component of a candidate: initialisers, entry points, the types that choose its look.
struct ComponentAssembly {
  let world: DiscoveryWorld
  /// How each modifier type is applied, by type name: `dsCornerRadius()`.
  let modifierMethods: [String: [String]]

  private var symbols: SymbolTable { world.symbols }

  /// The enums of the workspace among a component's parameters and properties.
  func takenTypes(_ candidate: ComponentCandidate) -> [SymbolID] {
    var found: [SymbolID] = []
    func add(_ type: ResolvedType) {
      guard case .nominal(let inner) = type.unwrapped, symbols[inner].kind == .enum, !found.contains(inner) else {
        return
      }
      found.append(inner)
    }
    let key = TypeKey.nominal(candidate.symbol)
    for initializer in symbols.initializers(of: key) {
      for parameter in symbols.parameters(of: initializer) { add(parameter.type) }
    }
    for member in symbols.allMembers(of: key) {
      let declaration = symbols[member]
      switch declaration.kind {
      case .variable where !declaration.modifiers.contains(.isStatic) && declaration.body == nil:
        add(symbols.valueType(of: member))
      case .function where declaration.modifiers.contains(.isStatic):
        for parameter in symbols.parameters(of: member) { add(parameter.type) }
      default: continue
      }
    }
    return found
  }

  /// `designTypes` are the enums whose cases say how something looks.
  func component(_ candidate: ComponentCandidate, designTypes: Set<SymbolID>) -> Component {
    let symbol = candidate.symbol
    let declaration = symbols[symbol]
    var states: [TokenName] = []
    var sizes: [TokenName] = []
    var variants: [TokenName] = []
    for type in takenTypes(candidate) {
      let name = TokenName(symbols.qualifiedName(of: type))
      let words = NameWords(symbols[type].name).words
      if words.last == "state" {
        states.append(name)
      } else if let last = words.last, Self.sizeWords.contains(last) {
        sizes.append(name)
      } else if designTypes.contains(type) || words.contains(where: Self.variantWords.contains) {
        variants.append(name)
      }
    }
    return Component(
      name: TokenName(symbols.qualifiedName(of: symbol)),
      base: candidate.base,
      root: candidate.root,
      role: role(candidate),
      initializers: initializers(symbol),
      entryPoints: entryPoints(symbol),
      variants: variants,
      states: states,
      sizes: sizes,
      place: world.maker.place(of: symbol),
      module: symbols.files[Int(symbol.file)].module,
      access: symbols.effectiveAccess(of: symbol),
      documentation: declaration.documentation,
      deprecation: world.maker.deprecation(of: symbol),
      offer: world.maker.deprecation(of: symbol).map { !$0.isSoft } == true ? .withheld(.deprecated) : .offered,
      symbol: symbol
    )
  }

  private func role(_ candidate: ComponentCandidate) -> ComponentRole {
    let name = symbols[candidate.symbol].name
    let platform = ComponentRole(platformType: candidate.root)
    if let platform, platform != .control, platform != .image { return platform }
    return ComponentRole(words: name) ?? platform ?? .view
  }

  private func initializers(_ symbol: SymbolID) -> [String] {
    var found: [String] = []
    for initializer in symbols.initializers(of: .nominal(symbol)) {
      let isMemberwise = symbols[initializer].kind == .struct
      if isMemberwise {
        guard symbols.effectiveAccess(of: symbol) < .public else { continue }
      } else if symbols.effectiveAccess(of: initializer) <= .fileprivate || isUnavailable(initializer) {
        continue
      }
      let labels = symbols.parameters(of: initializer).map { ($0.label ?? "_") + ":" }
      let text = "init(" + labels.joined() + ")"
      if text != "init(coder:)", !found.contains(text) { found.append(text) }
    }
    return found
  }

  private func isUnavailable(_ symbol: SymbolID) -> Bool {
    symbols[symbol].availability.contains { $0.isUnavailable && $0.platform == "*" }
  }

  /// The short names that extensions of style protocols give a style, and the methods that apply a modifier.
  private func entryPoints(_ symbol: SymbolID) -> [String] {
    var found = modifierMethods[symbols[symbol].name] ?? []
    for member in symbols.allMembers(of: .nominal(symbol)) {
      let declaration = symbols[member]
      guard declaration.modifiers.contains(.isStatic), let parent = symbols.parent(of: member),
        symbols[parent].kind == .extension, PlatformTypes.styleProtocols.contains(symbols[parent].name),
        symbols.effectiveAccess(of: member) > .fileprivate
      else { continue }
      found.append("." + signature(declaration))
    }
    return found
  }

  private func signature(_ declaration: Declaration) -> String {
    guard declaration.kind == .function else { return declaration.name }
    return declaration.name + "(" + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  private static let sizeWords: Set<String> = ["size", "height", "width", "dimension", "sizes"]
  private static let variantWords: Set<String> = [
    "type", "style", "kind", "variant", "appearance", "role", "theme", "mode", "shape", "emphasis",
  ]
}
