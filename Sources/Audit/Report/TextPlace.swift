package import SwiftSource

/// A range of a text as people and editors count: lines and columns from 1, columns in UTF-8 bytes, the end exclusive.
package struct TextPlace: Hashable, Sendable {
  package var line: Int
  package var column: Int
  package var endLine: Int
  package var endColumn: Int

  package init(line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  package init(of range: SourceRange, in lines: LineTable) {
    let start = lines.position(of: range.lowerBound, in: .utf8)
    let end = lines.position(of: range.upperBound, in: .utf8)
    self.init(line: start.line + 1, column: start.column + 1, endLine: end.line + 1, endColumn: end.column + 1)
  }
}
