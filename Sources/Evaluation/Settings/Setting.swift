package import Symbols

/// What code that runs on an object sets on it: a property, by the way to it from the object.
package struct Setting: Sendable {
  /// `textColor`, `layer.cornerRadius`, `titleColor(.normal)` for `setTitleColor(_:for:)`; of a view that is described
  /// the modifier: `background`, `frame.width`.
  package let path: String
  /// The last value that it is given, with what it is under other circumstances.
  package let value: Evaluated
}

/// Code of a type that says how an instance of it looks.
package enum SettingCode: Sendable {
  /// An initialiser or a method, `nil` for arguments at their defaults.
  case function(SymbolID, [Evaluated?])
  /// What runs when a stored property has got a value.
  case observer(SymbolID)
  /// A property or method that describes the view: `body`, `makeBody(configuration:)`.
  case description(SymbolID)
}
