package import Symbols

/// Reads what the place of a caret expects: the file holds a placeholder there.
package enum CaretReader {
  /// The name that stands where something is to be written.
  package static let placeholder = "parlanceCaretPlaceholder"

  /// `nil` where the placeholder isn't in the file, or in no place that an expression may take.
  package static func read(
    _ table: SymbolTable,
    file: Int32,
    options: UsageOptions = UsageOptions(),
    known: KnownVocabulary
  ) -> CaretExpectation? {
    let scanner = UsageScanner(
      table: table,
      file: file,
      contexts: ContextClassifier(table: table, file: file),
      options: options,
      known: known
    )
    scanner.caret = CaretWatch()
    _ = scanner.scan()
    return scanner.caret?.found
  }
}
