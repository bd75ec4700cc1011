/// A library symbol that a finding leads to.
package struct Suggestion: Sendable, Hashable {
  /// The token's full name.
  package var token: String
  /// What to write at the finding's place; `nil` where no spelling compiles there.
  package var replacement: String?
  package var match: Match
  /// CIEDE2000 for colours; points for lengths and font sizes, a weight step counting 0.5. Zero for an exact match,
  /// `nil` for `role`.
  package var difference: Double?
  package var applicability: Applicability
  /// The module that the file must import for the replacement, where it doesn't yet.
  package var missingImport: String?

  package init(
    token: String,
    replacement: String?,
    match: Match,
    difference: Double?,
    applicability: Applicability
  ) {
    self.token = token
    self.replacement = replacement
    self.match = match
    self.difference = difference
    self.applicability = applicability
  }

  package enum Match: String, Sendable { case exact, near, role }

  package enum Applicability: String, Sendable {
    /// Exact, unique and equal in every appearance: may be applied without asking.
    case safe
    /// Offered; someone has to choose.
    case offered
  }
}
