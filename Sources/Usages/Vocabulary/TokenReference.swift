package import DesignSystem
package import DesignTokens
package import SwiftSource

/// A place where code names a vocabulary entry, whether or not the entry has a value.
package struct TokenReference: Hashable, Sendable {
  /// The whole expression.
  package let range: SourceRange
  package let name: TokenName
  /// Where the entry is defined: tells entries of one name apart.
  package let place: DefinitionPlace

  package init(range: SourceRange, name: TokenName, place: DefinitionPlace) {
    self.range = range
    self.name = name
    self.place = place
  }
}
