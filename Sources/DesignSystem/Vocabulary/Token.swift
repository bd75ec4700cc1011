package import DesignTokens
package import SwiftSource
package import Symbols

/// One token of the vocabulary: a name that code may use instead of a value.
package struct Token: Sendable {
  /// From the module's top level: `UIColor.mainColor()`, `Typography.h1(.product)`.
  package var name: TokenName
  package var kind: TokenKind
  /// Appearance is folded into colours; the rows left depend on platform, theme, system version and the like.
  package var value: ConditionalValue<TokenValue>
  /// What else a size-like entry says, besides its number.
  package var properties: PropertyTable?
  package var place: DefinitionPlace
  package var reach: TokenReach
  /// The module that code must import; empty for the project's own.
  package var module: String
  /// What the declaration's own and its surroundings' modifiers leave.
  package var access: AccessLevel
  package var documentation: String?
  package var deprecation: TokenDeprecation?
  /// The token that this one is another name for.
  package var aliasOf: TokenName?
  package var offer: Offer
  /// The declaration; `nil` for an entry from outside Swift.
  package var symbol: SymbolID?

  /// What its declaration is compiled for.
  package var platforms: PlatformSet = .all

  package init(
    name: TokenName,
    kind: TokenKind,
    value: ConditionalValue<TokenValue>,
    place: DefinitionPlace,
    reach: TokenReach,
    module: String,
    access: AccessLevel,
    offer: Offer = .offered,
    symbol: SymbolID? = nil
  ) {
    self.name = name
    self.kind = kind
    self.value = value
    self.place = place
    self.reach = reach
    self.module = module
    self.access = access
    self.offer = offer
    self.symbol = symbol
  }

  /// The value for iOS, the newest system, the default theme.
  package var standardValue: TokenValue { value.value(in: .standard) }

  package var isOffered: Bool { offer.isOffered }
}

/// That a token is deprecated, and what takes its place.
package struct TokenDeprecation: Hashable, Sendable {
  package var message: String?
  /// From `renamed:` or from a message that names a token.
  package var replacement: TokenName?
  /// In no foreseeable version: the token is offered all the same.
  package var isSoft: Bool

  package init(message: String?, replacement: TokenName?, isSoft: Bool) {
    self.message = message
    self.replacement = replacement
    self.isSoft = isSoft
  }
}
