import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// What every discovery reads: declarations, values, context, and the making of tokens.
struct DiscoveryWorld: Sendable {
  let symbols: SymbolTable
  private(set) var reader: ValueReader
  let definitions: DefinitionContext
  let source: SourceContext
  let survey: TypeSurvey
  private(set) var listing: CaseListing
  let themes: ThemeDefaults

  init(
    symbols: SymbolTable,
    reader: ValueReader,
    definitions: DefinitionContext,
    source: SourceContext,
    survey: TypeSurvey,
    listing: CaseListing,
    themes: ThemeDefaults
  ) {
    self.symbols = symbols
    self.reader = reader
    self.definitions = definitions
    self.source = source
    self.survey = survey
    self.listing = listing
    self.themes = themes
  }

  /// The same world, for as many steps of evaluation as the budget has.
  func limited(to budget: WorkBudget) -> DiscoveryWorld {
    var result = self
    result.reader.evaluator = reader.evaluator.limited(to: budget)
    result.listing.reader = result.reader
    return result
  }

  /// The files that may define something: all but those of tests.
  var files: [Int32] {
    symbols.files.indices.map { Int32(truncatingIfNeeded: $0) }.filter { !source.isTest(file: $0) }
  }

  var context: ContextArguments { ContextArguments(symbols: symbols, themes: themes) }

  var maker: TokenMaker { TokenMaker(symbols: symbols, definitions: definitions, survey: survey) }
  var names: NameWriter { NameWriter(symbols: symbols) }

  /// A token that is reached as a static member of the type around its declaration, or by its bare name.
  func token(_ symbol: SymbolID, kind: TokenKind, reading: Reading, type: ResolvedType, offer: Offer) -> Token {
    let owner = names.owner(of: symbol)
    let reach = TokenReach(
      owner: owner,
      ownerName: names.ownerName(of: symbol),
      path: names.own(symbol),
      type: type,
      accessors: []
    )
    return maker.token(symbol, name: names.name(of: symbol), kind: kind, reading: reading, reach: reach, offer: offer)
  }

  /// The kind of a number by its name and type.
  func numberKind(_ symbol: SymbolID, _ type: ResolvedType) -> TokenKind? {
    var parts = names.ownerName(of: symbol).split(separator: ".").map(String.init)
    if case .external? = names.owner(of: symbol) { parts = [] }
    return NumberKind(symbols: symbols).kind(
      names: parts + [symbols[symbol].name],
      type: type,
      isInDefinition: definitions.isDefinition(symbol)
    )
  }

  /// Whether a constant is vocabulary, or one screen's own affair.
  func offer(constant symbol: SymbolID, kind: TokenKind) -> Offer {
    if Reassignment(symbols: symbols).isReassigned(symbol) { return .withheld(.doubtful) }
    // A protocol's own static member can't be named, only that of a type that conforms to it.
    if case .nominal(let owner)? = names.owner(of: symbol), symbols[owner].kind == .protocol {
      return .withheld(.throughProtocol(symbols.qualifiedName(of: owner)))
    }
    if definitions.isDefinition(symbol) { return kind == .number ? .withheld(.noMeasure) : .offered }
    if kind == .number || kind == .duration { return .withheld(.noMeasure) }
    guard let parent = symbols.parent(of: symbol) else {
      return kind.isLength || survey.isViewFile(symbol.file) ? .withheld(.local) : .offered
    }
    if survey.isInView(symbol) || !survey.isNamespace(parent) { return .withheld(.local) }
    return .offered
  }

  /// The properties of a type that give the plain value behind it.
  func accessors(of key: TypeKey, from token: SymbolID) -> [TokenReach.Accessor] {
    let access = symbols.effectiveAccess(of: token)
    var found: [TokenReach.Accessor] = []
    for name in Self.accessorNames {
      guard let member = symbols.lookUp(name, in: key, from: Place(inside: token)).first,
        symbols[member].kind == .variable, !symbols[member].modifiers.contains(.isStatic)
      else { continue }
      let type = symbols.valueType(of: member)
      guard let shape = DesignShape(type), shape.isDesignValue else { continue }
      found.append(
        TokenReach.Accessor(
          name: name,
          type: type,
          isAsVisible: symbols.effectiveAccess(of: member) >= min(access, .public)
        )
      )
    }
    return found
  }

  /// Names under which types give away the value that they stand for.
  static let accessorNames = [
    "value", "rawValue", "color", "uiColor", "nsColor", "swiftUIColor", "cgColor", "font", "uiFont", "nsFont",
    "swiftUIFont", "height", "size", "radius", "points", "cgFloat",
  ]
}
