/// The sorts of damage.
package enum MutationKind: String, Sendable, CaseIterable {
  // A mark: a bracket, a quote, a number sign, a backtick, a comma or a colon.

  case deletedMark = "deleted-mark"
  case doubledMark = "doubled-mark"
  case movedMark = "moved-mark"
  /// Two marks stand in each other's place.
  case swappedMarks = "swapped-marks"

  case deletedLine = "deleted-line"
  case doubledLine = "doubled-line"
  case movedLine = "moved-line"
  case swappedLines = "swapped-lines"

  // Some bytes in a row.

  case deletedSpan = "deleted-span"
  case doubledSpan = "doubled-span"
  case movedSpan = "moved-span"

  /// The file ends early.
  case truncation
  /// A mark, or what opens something, stands many times in a row.
  case nesting
  /// Bytes that are no UTF-8.
  case invalidText = "invalid-text"
  /// Any bytes in place of others.
  case otherBytes = "other-bytes"
  /// A word that begins something.
  case insertedWord = "inserted-word"
  /// A number that few can hold.
  case extremeNumber = "extreme-number"

  /// What happens while a text is written: one mark or line is deleted, doubled or moved.
  package static let slips: [MutationKind] = [
    .deletedMark, .doubledMark, .movedMark, .deletedLine, .doubledLine, .movedLine,
  ]
}
