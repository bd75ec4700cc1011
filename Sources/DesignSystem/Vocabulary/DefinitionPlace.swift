package import SwiftSource

/// Where an entry of the vocabulary is declared.
package struct DefinitionPlace: Hashable, Sendable {
  /// Relative to the root, with `/`.
  package var path: String
  /// UTF-8 offsets of the declared name; empty at 0 for an entry that has no text of its own (an asset).
  package var range: SourceRange
  /// Line and column from 1, in UTF-8 bytes, where the source's reader gave those instead of an offset.
  package var position: Position?

  /// Line and column from 1, in UTF-8 bytes.
  package struct Position: Hashable, Sendable, Comparable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    package static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  package init(path: String, range: SourceRange, position: Position? = nil) {
    self.path = path
    self.range = range
    self.position = position
  }

  /// The start of a file.
  package init(startOf path: String) {
    self.init(path: path, range: SourceRange(0, 0), position: Position(line: 1, column: 1))
  }
}

extension DefinitionPlace: Comparable {
  /// By path, then by offset.
  package static func < (left: DefinitionPlace, right: DefinitionPlace) -> Bool {
    (left.path, left.range.lowerBound, left.position ?? Position(line: 0, column: 0))
      < (right.path, right.range.lowerBound, right.position ?? Position(line: 0, column: 0))
  }
}
