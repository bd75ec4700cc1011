/// Why the sieve can't be sure where the blocks of a file begin and end, and so keeps the file whole.
package enum UnclearStructure: Error, Hashable, Sendable {
  /// A bracket without its partner, or with one of another kind.
  case unbalancedBracket
  /// A string, an extended regex literal or a raw identifier without an end.
  case unterminatedLiteral
  /// A block comment without an end.
  case unterminatedComment
  /// Slashes that may enclose a regex literal with brackets or quotes in it, or be operators around them.
  case ambiguousSlash
  /// A block that opens in one arm of a conditional directive and closes outside of it, or a directive without partner.
  case splitConditional
}
