package import DesignSystem
import DesignTokens
package import SwiftSource

/// A vocabulary with all that is needed to print it.
package struct VocabularyListing: Sendable {
  package let vocabulary: Vocabulary
  package let speller: Speller
  /// Also what is known but not offered.
  package let includesAll: Bool
  package let problems: [Problem]
  /// The line table of a Swift file; `nil` for a file without text of its own here.
  private let lines: @Sendable (String) -> LineTable?

  /// What was wrong with a definition, and where: line and column count from 1, columns in UTF-8 bytes.
  package struct Problem: Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package var message: String

    package init(file: String, line: Int, column: Int, message: String) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
    }
  }

  package init(
    _ vocabulary: Vocabulary,
    speller: Speller,
    includesAll: Bool = false,
    problems: [Problem] = [],
    lines: @escaping @Sendable (String) -> LineTable?
  ) {
    self.vocabulary = vocabulary
    self.speller = speller
    self.includesAll = includesAll
    self.problems = problems
    self.lines = lines
  }

  /// What is listed, by file and place.
  var tokens: [Token] {
    vocabulary.tokens.filter { includesAll || $0.isOffered }.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  var components: [Component] {
    vocabulary.components.filter { includesAll || $0.offer.isOffered }
      .sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  /// Line and column from 1, in UTF-8 bytes; the start of a file that has no line table.
  func position(of place: DefinitionPlace) -> (line: Int, column: Int) {
    if let position = place.position { return (position.line, position.column) }
    guard let table = lines(place.path) else { return (1, 1) }
    let position = table.position(of: place.range.lowerBound, in: .utf8)
    return (position.line + 1, position.column + 1)
  }
}
