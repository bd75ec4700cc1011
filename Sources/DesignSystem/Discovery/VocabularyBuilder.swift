import DesignTokens
import Evaluation
import SwiftSource
import Symbols

extension Vocabulary {
  /// Finds everything that the sources define.
  package static func build(_ sources: VocabularySources) -> Vocabulary {
    VocabularyBuilder(sources).build()
  }
}

/// Runs the discoveries over all declarations, and reconciles what they found.
struct VocabularyBuilder {
  let sources: VocabularySources
  let world: DiscoveryWorld

  private var symbols: SymbolTable { sources.symbols }

  init(_ sources: VocabularySources) {
    self.sources = sources
    let symbols = sources.symbols
    let reader = ValueReader(evaluator: sources.evaluator, symbols: symbols)
    let source = SourceContext(symbols: symbols)
    world = DiscoveryWorld(
      symbols: symbols,
      reader: reader,
      definitions: DefinitionContext(
        symbols: symbols,
        concurrency: sources.concurrency,
        isConfigured: sources.isConfigured
      ),
      source: source,
      survey: TypeSurvey(symbols: symbols),
      listing: CaseListing(symbols: symbols, reader: reader),
      themes: ThemeDefaults(symbols: symbols, reader: reader, source: source, chosen: sources.theme)
    )
  }

  func build() -> Vocabulary {
    var work = BoundedWork(
      sources.concurrency,
      steps: BoundedWork.steps(declarations: symbols.files.reduce(0) { $0 + $1.unit.declarations.count })
    )
    let assembly = ComponentAssembly(world: world, modifierMethods: ModifierMethods(symbols: symbols).byType())
    let candidates = ComponentDiscovery(world: world).candidates(sources.concurrency)
    let taken = candidates.map { assembly.takenTypes($0) }
    let componentTypes = Set(taken.joined().map { TypeKey.nominal($0) })
    let served = ServedTypes(world: world, concurrency: sources.concurrency)
    var tokens = declared(componentTypes, served, &work)
    let designTypes = Self.owners(of: tokens).filter { symbols[$0].kind == .enum }
    let components = zip(candidates, taken).map { (symbol: $0.symbol, types: $1) }
    let looks = work.map(components, in: world) { component, world in
      ComponentLook(
        tokens: KeyedTableDiscovery(world: world)
          .tokens(of: component.symbol, types: component.types, without: designTypes)
          + StyleMethodDiscovery(world: world).tokens(of: component.symbol),
        properties: AssignedLook(world: world, view: component.symbol).initialProperties
      )
    }
    tokens += looks.flatMap(\.tokens)
    let choices = Set(taken.joined()).subtracting(designTypes).subtracting(Self.owners(of: looks.flatMap(\.tokens)))
    let sets = TokenSetDiscovery(world: world).sources(for: choices)
    let set = Array(work.map(sets, in: world) { TokenSetDiscovery(world: $1).tokens(of: $0) }.joined())
    tokens += set
    var open = choices.subtracting(Self.owners(of: set))
    let given = work.map(open.sorted().filter { served.functions[.nominal($0)] != nil }, in: world) {
      ServedCaseDiscovery(world: $1, served: served).tokens(of: .nominal($0))
    }
    tokens += given.joined()
    open.subtract(Self.owners(of: Array(given.joined())))
    let run = choiceLooks(of: open, components, &work)
    tokens += run
    tokens += ThemeDiscovery(world: world).tokens(&work)
    let allDesignTypes = Self.owners(of: tokens)
    let modules = definingModules(tokens)
    let assembled = zip(candidates, looks).map { candidate, look in
      var component = assembly.component(candidate, designTypes: allDesignTypes)
      component.properties = look.properties
      let isLook = candidate.root != "View" && candidate.root != "UIView" && candidate.root != "ViewModifier"
      if component.offer.isOffered, !isLook, !modules.contains(component.module) { component.offer = .withheld(.local) }
      return component
    }
    let bare = BareVariants(
      world: world,
      valued: allDesignTypes.subtracting(Self.owners(of: run)),
      known: Set(run.map(\.name))
    )
    tokens += bare.tokens(of: assembled, types: taken)
    let assets = AssetDiscovery(symbols: symbols).tokens(of: sources.catalogs)
    return Reconciliation(symbols: symbols, tokens: tokens, assets: assets, files: sources.fileTokens)
      .vocabulary(components: assembled)
  }

  /// What the code of components says of choices that nothing else gives a look, by the first component that does: one
  /// around the choice's type or in its file before others.
  private func choiceLooks(
    of choices: Set<SymbolID>,
    _ components: [(symbol: SymbolID, types: [SymbolID])],
    _ work: inout BoundedWork
  ) -> [Token] {
    guard !choices.isEmpty else { return [] }
    var takers: [SymbolID: [SymbolID]] = [:]
    for (component, types) in components {
      for type in types where choices.contains(type) { takers[type, default: []].append(component) }
    }
    let open = takers.sorted { $0.key < $1.key }.map { type, components in
      let near = components.filter { symbols.owner(of: type) == .nominal($0) || $0.file == type.file }
      return (type: type, components: near + components.filter { !near.contains($0) })
    }
    return work.map(open, in: world) { open, world in
      for component in open.components.prefix(Self.takerCount) {
        let tokens = VariantLook(world: world, component: component, type: open.type).tokens
        if !tokens.isEmpty { return tokens }
      }
      return []
    }.flatMap { $0 }
  }

  /// Components that are asked for the look of one choice.
  private static let takerCount = 4

  /// The types of the workspace that tokens are members of.
  private static func owners(of tokens: [Token]) -> Set<SymbolID> {
    Set(
      tokens.compactMap { token in
        if case .nominal(let owner)? = token.reach.owner { owner } else { nil }
      }
    )
  }

  /// What a component's own code says of how it looks.
  private struct ComponentLook: Sendable {
    var tokens: [Token]
    var properties: PropertyTable?
  }

  /// The modules that offer tokens: their views are components, those of others are screens and parts of screens.
  private func definingModules(_ tokens: [Token]) -> Set<String> {
    var counts: [String: Int] = [:]
    for token in tokens where token.isOffered && !token.kind.isTable { counts[token.module, default: 0] += 1 }
    return Set(counts.filter { $0.value >= Self.definingCount }.keys)
  }

  /// Tokens that a module offers at least to count as a design system's.
  private static let definingCount = 4

  /// What single declarations say: constants, functions, enums.
  private func declared(
    _ componentTypes: Set<TypeKey>,
    _ served: ServedTypes,
    _ work: inout BoundedWork
  ) -> [Token] {
    return work.map(definitions(), in: world) { symbol, world in
      let declaration = world.symbols[symbol]
      switch declaration.kind {
      case .variable: return StaticDiscovery(world: world).tokens(of: symbol)
      case .function where declaration.parameters.allSatisfy({ $0.defaultValue != nil }):
        return StaticDiscovery(world: world).tokens(of: symbol)
      case .function, .initializer:
        return FunctionDiscovery(world: world, servedTypes: served.types).tokens(of: symbol)
      case .enum:
        let own = EnumDiscovery(world: world, componentTypes: componentTypes).tokens(of: symbol)
        let isServed = own.isEmpty && served.types.contains(.nominal(symbol))
        return isServed ? ServedCaseDiscovery(world: world, served: served).tokens(of: .nominal(symbol)) : own
      default: return []
      }
    }.flatMap { $0 }
  }

  /// The declarations that may define something by themselves, in file and source order.
  private func definitions() -> [SymbolID] {
    sources.concurrency.flatMap(world.files) { file in
      var found: [SymbolID] = []
      for (position, declaration) in symbols.unit(file).declarations.enumerated() {
        let symbol = SymbolID(file: file, declaration: DeclarationID(Int32(truncatingIfNeeded: position)))
        if isWorthIt(symbol, declaration) { found.append(symbol) }
      }
      return found
    }
  }

  /// Whether a type is declared in a function's or getter's body: nobody else can name its members.
  private func isInBody(_ group: SymbolID) -> Bool {
    var current: SymbolID? = group
    while let one = current {
      if symbols[one].modifiers.contains(.isLocal) { return true }
      current = symbols.parent(of: one)
    }
    return false
  }

  private func isWorthIt(_ symbol: SymbolID, _ declaration: Declaration) -> Bool {
    guard !declaration.modifiers.contains(.isLocal), !declaration.modifiers.contains(.isOverride) else { return false }
    switch declaration.kind {
    case .enum: return !world.source.isPreview(Place(inside: symbol))
    case .initializer:
      guard !declaration.modifiers.contains(.isFailable), let type = symbols.owner(of: symbol)?.type.externalName else {
        return false
      }
      return Self.initialized.contains(type)
    case .variable, .function:
      guard let parent = symbols.parent(of: symbol) else { return true }
      if declaration.kind == .variable, StaticDiscovery.isEntry(symbol, symbols) { return true }
      guard declaration.modifiers.contains(.isStatic), symbols[parent].kind != .protocol,
        let owner = symbols.key(ofGroup: parent), !isTwice(symbol, parent), !isInBody(parent),
        declaration.name != "defaultValue" || !isKey(owner)
      else { return false }
      return !world.source.isPreview(Place(inside: symbol))
    default: return false
    }
  }

  /// Types whose extensions may have an initialiser that takes a name of the design system: `UIColor(.brand)`.
  private static let initialized: Set<String> = ["Color", "UIColor", "NSColor", "Font", "UIFont", "NSFont"]

  /// Whether a type is a key of SwiftUI's for what views tell those around them, whose default value is a start and no
  /// decision.
  private func isKey(_ type: TypeKey) -> Bool {
    symbols.ancestors(of: type.type).contains { $0.externalName == "PreferenceKey" }
  }

  /// Whether a member of `extension ShapeStyle where Self == Color` stands beside the colour's own of the same name.
  private func isTwice(_ symbol: SymbolID, _ parent: SymbolID) -> Bool {
    guard symbols[parent].kind == .extension, let owner = world.names.owner(of: symbol),
      owner != symbols.owner(of: symbol)
    else { return false }
    let module = symbols.files[Int(symbol.file)].module
    return symbols.lookUp(symbols[symbol].name, in: owner, from: Place(inside: symbol)).contains {
      $0 != symbol && symbols.owner(of: $0) == owner && symbols[$0].modifiers.contains(.isStatic)
        && symbols.files[Int($0.file)].module == module
    }
  }
}
