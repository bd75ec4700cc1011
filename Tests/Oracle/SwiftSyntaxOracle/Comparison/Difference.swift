/// One thing that two readers say differently of a file.
package struct Difference: Sendable {
  /// UTF-8 offset in the file.
  package let offset: UInt32
  /// The parts around, outermost first: `struct 'Card' > members > variable 'tint' > value > call`.
  package let path: String
  /// What differs: `kind`, `range`, `count`, `name`, …
  package let aspect: String
  /// Differences of one cause mostly share it: the innermost parts' kinds and the aspect.
  package let category: String
  package let expected: String
  package let got: String
  /// The line of the file that holds the offset.
  package let sourceLine: String

  package init(
    offset: UInt32,
    path: String,
    aspect: String,
    category: String,
    expected: String,
    got: String,
    sourceLine: String
  ) {
    self.offset = offset
    self.path = path
    self.aspect = aspect
    self.category = category
    self.expected = expected
    self.got = got
    self.sourceLine = sourceLine
  }
}

extension Difference: CustomStringConvertible {
  package var description: String { "\(path): \(aspect): expected \(expected), got \(got)" }
}
