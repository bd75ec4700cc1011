package import DesignSystem
package import DesignTokens
package import Symbols

/// A token or component of the vocabulary.
package enum VocabularyEntry: Sendable {
  case token(Token)
  case component(Component)

  package var name: TokenName {
    switch self {
    case .token(let token): token.name
    case .component(let component): component.name
    }
  }

  package var place: DefinitionPlace {
    switch self {
    case .token(let token): token.place
    case .component(let component): component.place
    }
  }

  package var symbol: SymbolID? {
    switch self {
    case .token(let token): token.symbol
    case .component(let component): component.symbol
    }
  }

  /// The word that every place which names the entry holds.
  package var word: String {
    switch self {
    case .token(let token):
      if token.place.position != nil, token.symbol == nil { return "" }
      return String(TokenName(token.reach.path).lastComponent.prefix { $0 != "(" })
    case .component(let component): return String(component.name.lastComponent)
    }
  }

  package func isSame(as other: VocabularyEntry) -> Bool { name == other.name && place == other.place }
}
