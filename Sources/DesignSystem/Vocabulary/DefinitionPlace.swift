package import SwiftSource

/// Where an entry of the vocabulary is declared.
package struct DefinitionPlace: Hashable, Sendable {
  /// Relative to the root, with `/`.
  package var path: String
  /// UTF-8 offsets of the declared name; empty at 0 for an entry that has no text of its own (an asset).
  package var range: SourceRange

  package init(path: String, range: SourceRange) {
    self.path = path
    self.range = range
  }

  /// The start of a file.
  package init(startOf path: String) {
    self.init(path: path, range: SourceRange(0, 0))
  }
}

extension DefinitionPlace: Comparable {
  /// By path, then by offset.
  package static func < (left: DefinitionPlace, right: DefinitionPlace) -> Bool {
    (left.path, left.range.lowerBound) < (right.path, right.range.lowerBound)
  }
}
