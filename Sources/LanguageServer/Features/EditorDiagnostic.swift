package import Linting
package import SwiftSource

/// A finding as an editor shows it.
package struct EditorDiagnostic: Hashable, Sendable {
  package enum Tag: Hashable, Sendable {
    case unnecessary
    case deprecated
  }

  /// In a file that is no code: what kind of file it is.
  package var rule: RuleID
  package var severity: Severity
  package var range: SourceRange
  package var message: String
  /// Where the rule is explained.
  package var documentationURL: String?
  package var tags: [Tag] = []
  /// Places that explain it, such as a token's definition.
  package var related: [Related] = []
  /// Names the finding across edits.
  package var fingerprint: String

  package struct Related: Hashable, Sendable {
    package let place: FilePlace
    package let message: String

    package init(place: FilePlace, message: String) {
      self.place = place
      self.message = message
    }
  }

  package init(rule: RuleID, severity: Severity, range: SourceRange, message: String, fingerprint: String) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.message = message
    self.fingerprint = fingerprint
  }
}
