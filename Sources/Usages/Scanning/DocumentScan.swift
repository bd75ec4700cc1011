/// What one file was scanned to.
package struct DocumentScan: Sendable {
  /// In source order.
  package let usages: [Usage]
  /// The vocabulary entries that the file names, in source order, each place once.
  package let references: [TokenReference]
}
