import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Lists the cases of the types that choose a component's look where only the component's code knows what they look
/// like: by name, with what the values that they hold say.
struct BareVariants {
  let world: DiscoveryWorld
  /// Types whose cases are tokens already, all that are to be listed.
  let valued: Set<SymbolID>
  /// Cases that are tokens already, of types some of whose cases aren't.
  let known: Set<TokenName>

  private var symbols: SymbolTable { world.symbols }

  /// `types` are the enums that each component takes.
  func tokens(of components: [Component], types: [[SymbolID]]) -> [Token] {
    var seen = valued
    var payloads: [SymbolID: [EnumProperties.Property]] = [:]
    return zip(components, types).filter(\.0.offer.isOffered).flatMap { component, types -> [Token] in
      types.flatMap { type -> [Token] in
        let name = TokenName(symbols.qualifiedName(of: type))
        let isState = component.states.contains(name)
        guard isState || component.variants.contains(name), seen.insert(type).inserted else { return [] }
        let kind: TokenKind = isState ? .state : .variant
        return world.listing.cases(of: .nominal(type)).map { token($0, type, kind, component, &payloads) }
          .filter { !known.contains($0.name) }
      }
    }
  }

  private func token(
    _ value: ListedValue,
    _ type: SymbolID,
    _ kind: TokenKind,
    _ component: Component,
    _ payloads: inout [SymbolID: [EnumProperties.Property]]
  ) -> Token {
    let typeName = symbols.qualifiedName(of: type)
    let path = String(value.text.dropFirst())
    let reason = UnresolvedReason("'\(component.name.text)' decides what it looks like")
    let properties = payloadProperties(value, &payloads)
    let known = PropertyTable(type: TokenName(typeName), properties: properties)
    return world.maker.token(
      value.symbol,
      name: TokenName(typeName + "." + path),
      kind: kind,
      reading: Reading(
        value: .init(properties.isEmpty ? .unresolved(reason) : .table(known)),
        evaluated: Evaluated(.nothing)
      ),
      reach: TokenReach(owner: .nominal(type), ownerName: typeName, path: path, type: .nominal(type)),
      offer: value.isParametric ? .withheld(.parametric) : .offered
    )
  }

  /// What the cases say that the case holds: the size of `.percentage(font: .large)`.
  private func payloadProperties(
    _ value: ListedValue,
    _ payloads: inout [SymbolID: [EnumProperties.Property]]
  ) -> [PropertyTable.Property] {
    var found: [PropertyTable.Property] = []
    for part in value.evaluated.enumCase?.payload ?? [] {
      guard let one = part.value.enumCase, let owner = symbols.owner(of: one.symbol), case .nominal(let type) = owner
      else { continue }
      let properties = payloads[type] ?? EnumProperties(world: world, type: type).all.filter(\.isDesign)
      payloads[type] = properties
      for property in properties {
        let reading = property.read(part.value)
        let name = part.label.map { $0 + "." + property.name } ?? property.name
        if reading.isResolved, let row = world.reader.property(name, reading) { found.append(row) }
      }
    }
    return found
  }
}
