package import DesignTokens
package import SwiftSource
package import Symbols

/// A view, control or style of the design system.
package struct Component: Sendable {
  package var name: TokenName
  /// What it states to inherit from or conform to: `UIButton`, `DNALabel`, `View`, `ButtonStyle`.
  package var base: String
  /// The platform type at the end of the chain of superclasses; `base` itself where that is one.
  package var root: String
  package var role: ComponentRole
  /// As call signatures: `init(title:type:height:)`.
  package var initializers: [String]
  /// How a style or modifier is written at its place: `.primary`, `.compound(_:size:)`, `dsCornerRadius()`.
  package var entryPoints: [String]
  /// Types of its parameters and properties that choose a look, a state, a size.
  package var variants: [TokenName]
  package var states: [TokenName]
  package var sizes: [TokenName]
  /// What its initialiser sets on every instance, by property: `layer.cornerRadius`, `titleColor(.disabled)`.
  package var properties: PropertyTable?
  package var place: DefinitionPlace
  package var module: String
  package var access: AccessLevel
  package var documentation: String?
  package var deprecation: TokenDeprecation?
  package var offer: Offer
  package var symbol: SymbolID
}
