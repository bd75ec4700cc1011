package import Symbols

/// A declaration that a value was reached through: a variable, a static member, a function called with nothing but enum
/// cases, or an instance's property.
package struct TokenReference: Sendable, Hashable {
  package let symbol: SymbolID
  /// The enum cases that a function or subscript was called with: `spacing(.size160)`.
  package let arguments: [EnumValue]

  package init(_ symbol: SymbolID, arguments: [EnumValue] = []) {
    self.symbol = symbol
    self.arguments = arguments
  }
}
