import Linting
import Usages

/// What is known of one line: the design values that it states, the tokens that it defines, and why each is judged as
/// it is.
package struct LineExplanation: Sendable {
  /// Relative to the root.
  package var file: String
  /// From 1.
  package var line: Int
  /// The line's text without the blanks around it.
  package var source: String
  /// What holds for the whole line: that nothing stands at the column asked about, that the file is never judged.
  package var notes: [String] = []
  var usages: [UsageExplanation] = []
  var definitions: [DefinitionExplanation] = []
  /// What is reported of suppressions that the line holds.
  var suppressions: [PlacedFinding] = []
}

/// Why a place that states a design value is flagged or not.
struct UsageExplanation: Sendable {
  var place: TextPlace
  var source: String
  var kind: UsageKind
  var role: UsageRole?
  var value: String?
  var context: UsageContext
  /// Why the place has this context.
  var contextReason: String
  var verdict: Verdict
  /// Rules that would speak of the place and don't: which, and why.
  var silentRules: [String] = []
  var notes: [String] = []
  /// Best first.
  var suggestions: [Suggestion] = []
  /// Why there is no suggestion, where there is none.
  var suggestionNote: String?

  enum Verdict: Sendable {
    case reported(RuleID, Severity, message: String)
    /// By a comment.
    case suppressed(RuleID)
    /// Not reported, in words.
    case silent(String)
  }
}

/// What is known of a declaration that gives, or could give, a token.
struct DefinitionExplanation: Sendable {
  /// The token's name, or the declaration's where it is no token.
  var name: String
  /// The token's kind; `nil` where it is none.
  var kind: String?
  var place: TextPlace
  /// What it is worth as things usually are.
  var value: String?
  /// Other values and when they hold.
  var conditions: [(when: String, value: String)] = []
  /// How code writes it.
  var spelling: String?
  /// The tokens that it is another name for, the nearest first, each with its place.
  var aliases: [String] = []
  /// Why the value isn't known, and where that shows.
  var unresolved: String?
  /// Why the vocabulary doesn't offer it; `nil` where it does.
  var withheld: String?
  var deprecation: String?
}
