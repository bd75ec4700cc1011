import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Lists the cases of the types that choose a component's look where only the component's code knows what they look
/// like: by name, without a value.
struct BareVariants {
  let world: DiscoveryWorld
  /// Types whose cases are tokens already.
  let valued: Set<SymbolID>

  private var symbols: SymbolTable { world.symbols }

  /// `types` are the enums that each component takes.
  func tokens(of components: [Component], types: [[SymbolID]]) -> [Token] {
    var seen = valued
    return zip(components, types).filter(\.0.offer.isOffered).flatMap { component, types -> [Token] in
      types.flatMap { type -> [Token] in
        let name = TokenName(symbols.qualifiedName(of: type))
        let isState = component.states.contains(name)
        guard isState || component.variants.contains(name), seen.insert(type).inserted else { return [] }
        let kind: TokenKind = isState ? .state : .variant
        return world.listing.cases(of: .nominal(type)).map { token($0, type, kind, component) }
      }
    }
  }

  private func token(_ value: ListedValue, _ type: SymbolID, _ kind: TokenKind, _ component: Component) -> Token {
    let typeName = symbols.qualifiedName(of: type)
    let path = String(value.text.dropFirst())
    let reason = UnresolvedReason("'\(component.name.text)' decides what it looks like")
    return world.maker.token(
      value.symbol,
      name: TokenName(typeName + "." + path),
      kind: kind,
      reading: Reading(value: .init(.unresolved(reason)), evaluated: Evaluated(.nothing)),
      reach: TokenReach(owner: .nominal(type), ownerName: typeName, path: path, type: .nominal(type)),
      offer: value.isParametric ? .withheld(.parametric) : .offered
    )
  }
}
