import DesignTokens

/// How a token is written in Swift at one place.
package struct Spelling: Hashable, Sendable {
  /// The expression: `.ink`, `Pal.ink`, `Color(uiColor: Pal.ink)`.
  package var text: String
  /// The module that the file must import for it, where it doesn't yet.
  package var missingImport: String?
  /// Whether it changes the value's nature on the way: a `CGColor` doesn't adapt any more.
  package var losesAdaptivity: Bool
  /// Whether it turns the token into a value of another framework's type.
  package var isConversion = false

  /// The property that gives the value, where the token itself is of another type: `backgroundColor` of a theme's case.
  package var accessor: String?

  /// Whether all that the token and the conversion ask of the code is known to be there: the system's version, the actor.
  package var compilesForSure = true
  /// By platform: the first version that has the conversion.
  var versions: [Platform: SystemVersion] = [:]

  /// The framework of the type that it converts from, where only one has it.
  package var framework: Framework?

  /// A framework that only some platforms have.
  package enum Framework: Hashable, Sendable {
    case uiKit, appKit
  }

  package init(text: String, missingImport: String? = nil, losesAdaptivity: Bool = false) {
    self.text = text
    self.missingImport = missingImport
    self.losesAdaptivity = losesAdaptivity
  }
}
