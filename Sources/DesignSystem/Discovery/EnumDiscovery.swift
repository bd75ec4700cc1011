import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds tokens among the cases of enums: each case with what its properties say of it.
struct EnumDiscovery {
  let world: DiscoveryWorld
  /// Types that components take: a case of them is a variant, state or size of a component.
  let componentTypes: Set<TypeKey>

  private var symbols: SymbolTable { world.symbols }

  /// The tokens of an enum, one per case and listed payload; none where no property is a design decision.
  func tokens(of type: SymbolID) -> [Token] {
    let key = TypeKey.nominal(type)
    let properties = EnumProperties(world: world, type: type).all
    let isComponentState = componentTypes.contains(key) && Self.isState(symbols[type].name)
    let offer = self.offer(type)
    guard properties.contains(where: \.isDesign) || (isComponentState && !properties.isEmpty) else {
      return FaceDiscovery(world: world).tokens(of: type, properties, offer)
    }
    let values = world.listing.cases(of: key)
    return values.compactMap { token($0, type, properties, offer) } + constants(type, values, properties)
  }

  /// A length that is the same for every case, beside properties that aren't: a constant of the type.
  private func constants(
    _ type: SymbolID,
    _ values: [ListedValue],
    _ properties: [EnumProperties.Property]
  ) -> [Token] {
    guard values.count > 1, properties.filter(\.isDesign).count > 1, let first = values.first else { return [] }
    return properties.compactMap { property in
      guard property.isDesign, let symbol = property.symbol, DesignShape(property.type) == .number,
        symbols[symbol].kind == .variable
      else { return nil }
      let reading = property.read(first.evaluated)
      guard reading.standard.number != nil, let kind = world.numberKind(symbol, property.type),
        values.dropFirst().allSatisfy({ property.read($0.evaluated).standard == reading.standard })
      else { return nil }
      let typeName = symbols.qualifiedName(of: type)
      let reach = TokenReach(
        owner: .nominal(type),
        ownerName: typeName,
        path: property.name,
        type: property.type,
        needsInstance: true
      )
      return world.maker.token(
        symbol,
        name: TokenName(typeName + "." + property.name),
        kind: kind,
        reading: reading,
        reach: reach,
        offer: .withheld(.plumbing)
      )
    }
  }

  static func isState(_ name: String) -> Bool { NameWords(name).words.last == "state" }

  private func token(
    _ value: ListedValue,
    _ type: SymbolID,
    _ properties: [EnumProperties.Property],
    _ offer: Offer
  ) -> Token? {
    let typeName = symbols.qualifiedName(of: type)
    let rows = properties.map { property in (property, property.read(value.evaluated)) }
    let summary = CaseSummary(world: world, type: type, typeName: typeName, rows: rows)
    guard let (kind, reading, others) = summary.result else { return nil }
    let path = String(value.text.dropFirst())
    let reach = TokenReach(
      owner: .nominal(type),
      ownerName: typeName,
      path: path,
      type: .nominal(type),
      accessors: summary.accessors(from: value.symbol)
    )
    var token = world.maker.token(
      value.symbol,
      name: TokenName(typeName + "." + path),
      kind: kind,
      reading: reading,
      reach: reach,
      offer: value.isParametric && offer.isOffered ? .withheld(.parametric) : offer
    )
    token.properties = others
    return token
  }

  /// Whether the enum is vocabulary, or one screen's own affair.
  private func offer(_ type: SymbolID) -> Offer {
    if world.definitions.isDefinition(type) { return .offered }
    let speaksOfDesign = !Self.designWords.isDisjoint(with: NameWords(symbols[type].name).words)
    if componentTypes.contains(.nominal(type)) {
      // A type of the app's own matters that a view happens to show is no variant of the view.
      return speaksOfDesign || isNested(type) ? .offered : .withheld(.local)
    }
    return speaksOfDesign && !world.survey.isInView(type) ? .offered : .withheld(.local)
  }

  private func isNested(_ type: SymbolID) -> Bool {
    guard let owner = symbols.owner(of: type) else { return false }
    return world.survey.isView(owner)
  }

  static let designWords: Set<String> = [
    "state", "kind", "type", "role",
    "size", "height", "spacing", "padding", "radius", "color", "colour", "style", "font", "typography", "token",
    "variant", "theme", "palette", "shadow", "elevation", "dimension", "weight", "button", "text", "icon", "border",
    "margin", "appearance", "tint", "inset", "insets", "corner", "metrics", "gradient", "opacity",
  ]
}
