import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds tokens in themes, appearances and stylesheets: types whose instances hold what a look is made of, and the
/// protocols that several of them satisfy.
struct ThemeDiscovery {
  let world: DiscoveryWorld

  private var symbols: SymbolTable { world.symbols }

  func tokens(_ work: inout BoundedWork) -> [Token] {
    let types = themeTypes(work.concurrency)
    let nested = nestedTypes(work.concurrency)
    var found: [Token] = []
    var byProtocol: [SymbolID: [(type: SymbolID, paths: [ThemePath])]] = [:]
    let paths = work.map(types, in: world) { type, world in
      ThemePaths(world: world).paths(of: .nominal(type), requiresDefault: !isTheme(.nominal(type)))
    }
    for (type, paths) in zip(types, paths) {
      let key = TypeKey.nominal(type)
      let protocols = designProtocols(of: key)
      for one in protocols where !nested.contains(.nominal(one)) { byProtocol[one, default: []].append((type, paths)) }
      let offer = self.offer(key, protocols, isTheme: isTheme(key))
      found += paths.map { token($0, type, offer: offer) }
    }
    for (one, implementations) in byProtocol.sorted(by: { $0.key < $1.key }) {
      found += ThemeRequirements(world: world).tokens(of: one, implementations)
    }
    return found
  }

  /// Classes and structs that hold design values and are no views, in order.
  private func themeTypes(_ concurrency: Concurrency) -> [SymbolID] {
    concurrency.compactMap(symbols.allTypes) { key -> SymbolID? in
      guard case .nominal(let type) = key, !world.source.isTest(file: type.file) else { return nil }
      let declaration = symbols[type]
      guard declaration.kind == .class || declaration.kind == .struct, !declaration.modifiers.contains(.isLocal),
        !world.survey.isView(key), world.survey.bearsDesign(key) || inheritsDesign(key)
      else { return nil }
      return isTheme(key) || declaration.kind == .struct ? type : nil
    }.sorted()
  }

  private func isTheme(_ key: TypeKey) -> Bool {
    world.definitions.isDefinition(type: key) || !designProtocols(of: key).isEmpty
  }

  private func inheritsDesign(_ key: TypeKey) -> Bool {
    symbols.ancestors(of: key.type).contains { $0.key.map { world.survey.bearsDesign($0) } == true }
  }

  /// The protocols of the workspace that require design values of the type.
  private func designProtocols(of key: TypeKey) -> [SymbolID] {
    symbols.ancestors(of: key.type).compactMap { ancestor in
      guard case .nominal(let symbol) = ancestor, symbols[symbol].kind == .protocol,
        world.survey.bearsDesign(.nominal(symbol))
      else { return nil }
      return symbol
    }
  }

  /// Types of properties of themes: they are parts of a theme, not themes. What keeps the app's theme is none.
  private func nestedTypes(_ concurrency: Concurrency) -> Set<TypeKey> {
    let found = concurrency.flatMap(symbols.allTypes) { key -> [TypeKey] in
      guard world.survey.bearsDesign(key), !isKeeper(key) else { return [] }
      return world.survey.instanceProperties(of: key).compactMap { member in
        world.survey.valueType(of: member).key.flatMap { $0 == key ? nil : $0 }
      }
    }
    return Set(found)
  }

  /// Whether a class is no theme itself, and may hold one: `ThemeManager.shared.appearance`.
  private func isKeeper(_ key: TypeKey) -> Bool {
    guard case .nominal(let symbol) = key, symbols[symbol].kind == .class || symbols[symbol].kind == .actor else {
      return false
    }
    return !isTheme(key)
  }

  private func offer(_ key: TypeKey, _ protocols: [SymbolID], isTheme: Bool) -> Offer {
    guard isTheme else { return .withheld(.local) }
    guard let first = protocols.first else { return .offered }
    return .withheld(.throughProtocol(symbols.qualifiedName(of: first)))
  }

  private func token(_ path: ThemePath, _ type: SymbolID, offer: Offer) -> Token {
    let typeName = symbols.qualifiedName(of: type)
    let reach = TokenReach(
      owner: .nominal(type),
      ownerName: typeName,
      path: path.text,
      type: path.type,
      needsInstance: true
    )
    var token = world.maker.token(
      path.last,
      name: TokenName(typeName + "." + path.text),
      kind: path.kind,
      reading: path.reading,
      reach: reach,
      offer: offer
    )
    token.module = symbols.files[Int(type.file)].module
    if let supplier = path.supplier {
      token.place = world.maker.place(of: supplier)
    } else if path.names.count > 1 {
      token.place = world.maker.place(of: path.first)
    }
    if path.names.count > 1 {
      token.access = min(token.access, symbols.effectiveAccess(of: type))
    }
    return token
  }
}
