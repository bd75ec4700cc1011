/// A place in a text as line and column, both counted from zero.
///
/// What the column counts is said by the `PositionEncoding` that goes with it. Any pair of integers is a legal
/// value: `LineTable` clamps what lies outside of the text.
package struct LinePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension LinePosition: Comparable {
  package static func < (left: LinePosition, right: LinePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension LinePosition: CustomStringConvertible {
  package var description: String { "\(line):\(column)" }
}
