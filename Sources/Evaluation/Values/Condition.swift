package import DesignTokens
package import Symbols

/// A circumstance under which a value differs from the one given.
package enum Condition: Sendable, Hashable {
  case platform(Platform)
  /// Before the system version that `#available` asks for, as written (`iOS 26, *`).
  case before(String)
  /// A condition of the running program as written, and whether it holds: state, device, environment.
  case predicate(String, holds: Bool)
  /// While a shared variable holds another case of its enum: the theme, the brand.
  case choice(variable: SymbolID, one: SymbolID)
  /// In the dark appearance, for a value that is no colour.
  case dark
}

/// The value under a condition, all else being as for the main value.
package struct ConditionalValue: Sendable, Hashable {
  package let condition: Condition
  package let value: Evaluated
}
