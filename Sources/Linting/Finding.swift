package import SwiftSource
package import Usages

/// One place where code bypasses the design system, and what to do about it.
package struct Finding: Sendable, Hashable {
  package var rule: RuleID
  package var severity: Severity
  package var kind: UsageKind
  package var role: UsageRole?
  /// The value itself: the colour or font expression, the number's literal.
  package var range: SourceRange
  /// What is wrong; lower case, no final stop.
  package var message: String
  /// Why, and what else helps to decide; printed below the message.
  package var notes: [String]
  package var value: UsageValue?
  /// Whether the value is a colour to which an alpha belongs that isn't known.
  package var hasUnknownAlpha = false
  /// Best first.
  package var suggestions: [Suggestion]
  /// Names the finding across edits elsewhere, unique in a report; see `Fingerprints`.
  package var fingerprint: String
  /// The same without the file, so that a finding is known again in a file that moved.
  package var contentFingerprint: String
  package var context: UsageContext

  package init(
    rule: RuleID,
    severity: Severity,
    kind: UsageKind,
    role: UsageRole?,
    range: SourceRange,
    message: String,
    notes: [String] = [],
    value: UsageValue? = nil,
    suggestions: [Suggestion] = [],
    fingerprint: String = "",
    contentFingerprint: String = "",
    context: UsageContext = .usage
  ) {
    self.rule = rule
    self.severity = severity
    self.kind = kind
    self.role = role
    self.range = range
    self.message = message
    self.notes = notes
    self.value = value
    self.suggestions = suggestions
    self.fingerprint = fingerprint
    self.contentFingerprint = contentFingerprint
    self.context = context
  }
}
