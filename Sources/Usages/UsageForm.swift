/// How code states the value: what rules tell usages apart by.
package enum UsageForm: Sendable, Hashable {
  /// `UIColor(red: 0.2, green: …)`, `Color(white: 1)`, `CGColor(…)`
  case colorComponents
  /// A hex constructor with a literal.
  case hexColor
  /// `#colorLiteral(…)`
  case colorLiteral
  /// `.red`, `UIColor.systemGray4`: the name, and whether an alpha follows that isn't 1, or isn't known.
  case paletteColor(name: String, isTranslucent: Bool)
  /// `.label`, `Color.primary`: the name.
  case systemColor(name: String)
  /// `Color("Brand")`, `UIColor(named: "Brand")`: the asset's name.
  case namedAsset(name: String)
  /// `.opacity(0.5)` on a token.
  case tokenAlpha
  /// A hex colour string handed to an API that is no colour constructor.
  case hexString
  /// A font constructor with a literal size.
  case font
  /// `token.withSize(14)`
  case fontResize
  /// `.font(.body)`, `preferredFont(forTextStyle: .body)`: the style's name.
  case textStyle(name: String)
  /// A literal length; the usage's kind says of what.
  case length
  /// A square frame's side, a symbol's point size, a font size of a symbol image.
  case iconSize
  /// A length of at most 1 point.
  case hairline
  /// A named constant that holds the value.
  case constant(name: String)
  /// A platform control made by its initialiser: the type's name, and the library component for it where one is known,
  /// and whether the configuration names it.
  case component(type: String, replacement: String?, isConfigured: Bool)
  /// `Color("Brnd")`: no catalog holds the asset; the nearest name that one does.
  case unknownAsset(name: String, nearest: String?)
  /// A vocabulary entry, and the name of its replacement where it is deprecated (empty where none is named).
  case token(name: String, replacement: String?)
  /// A library's own escape hatch; the standard token that has the value, where there is one.
  case customValue(standard: String?)
  /// A member that a token type doesn't have, and the one that is probably meant.
  case unknownToken(name: String, type: String, nearest: String)
}
