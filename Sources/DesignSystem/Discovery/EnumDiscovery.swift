import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds tokens among the cases of enums: each case with what its properties say of it.
struct EnumDiscovery {
  let world: DiscoveryWorld
  let context: ContextArguments
  /// Types that components take: a case of them is a variant, state or size of a component.
  let componentTypes: Set<TypeKey>

  private var symbols: SymbolTable { world.symbols }

  /// The tokens of an enum, one per case and listed payload; none where no property is a design decision.
  func tokens(of type: SymbolID) -> [Token] {
    let key = TypeKey.nominal(type)
    let properties = EnumProperties(world: world, context: context, type: type).all
    let isComponentState = componentTypes.contains(key) && Self.isState(symbols[type].name)
    guard properties.contains(where: \.isDesign) || (isComponentState && !properties.isEmpty) else { return [] }
    let values = world.listing.cases(of: key)
    guard values.count <= CaseListing.limit else { return [] }
    let offer = self.offer(type)
    return values.compactMap { token($0, type, properties, offer) }
  }

  static func isState(_ name: String) -> Bool { NameWords(name).words.last == "state" }

  private func token(
    _ value: ListedValue, _ type: SymbolID, _ properties: [EnumProperties.Property], _ offer: Offer
  ) -> Token? {
    let typeName = symbols.qualifiedName(of: type)
    let rows = properties.map { property in (property, property.read(value.evaluated)) }
    let summary = CaseSummary(world: world, type: type, typeName: typeName, rows: rows)
    guard let (kind, reading, others) = summary.result else { return nil }
    let path = String(value.text.dropFirst())
    let reach = TokenReach(
      owner: .nominal(type), ownerName: typeName, path: path, type: .nominal(type),
      accessors: summary.accessors(from: value.symbol))
    var token = world.maker.token(
      value.symbol, name: TokenName(typeName + "." + path), kind: kind, reading: reading, reach: reach,
      offer: value.isParametric && offer.isOffered ? .withheld(.parametric) : offer)
    token.properties = others
    return token
  }

  /// Whether the enum is vocabulary, or one screen's own affair.
  private func offer(_ type: SymbolID) -> Offer {
    if componentTypes.contains(.nominal(type)) || world.definitions.isDefinition(type) { return .offered }
    if world.survey.isInView(type) { return .withheld(.local) }
    return Self.designWords.isDisjoint(with: NameWords(symbols[type].name).words) ? .withheld(.local) : .offered
  }

  private static let designWords: Set<String> = [
    "size", "height", "spacing", "padding", "radius", "color", "colour", "style", "font", "typography", "token",
    "variant", "theme", "palette", "shadow", "elevation", "dimension", "weight", "button", "text", "icon", "border",
    "margin", "appearance", "tint", "inset", "insets", "corner", "metrics", "gradient", "opacity",
  ]
}
