import DesignTokens
package import Usages

/// One policy: which usages it reports, and what it says of them.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }

  /// What the rule says of a usage; `nil` where it is none of its concern.
  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict?
}

/// What a rule says of a usage.
package struct RuleVerdict: Sendable {
  package var message: String
  package var notes: [String]
  /// Where this usage matters more or less than the rule's own severity says; `nil` for that severity.
  package var severity: Severity?

  package init(_ message: String, notes: [String] = [], severity: Severity? = nil) {
    self.message = message
    self.notes = notes
    self.severity = severity
  }
}

/// How a rule is set for a file.
package struct RuleSettings: Sendable, Hashable {
  /// `nil`: off.
  package var severity: Severity?
  /// Whether the configuration or command line set the severity: then it holds for each finding.
  package var isExplicit: Bool
  /// Numbers that are accepted, in points.
  package var allowed: [Double]

  package init(severity: Severity?, isExplicit: Bool = false, allowed: [Double] = []) {
    self.severity = severity
    self.isExplicit = isExplicit
    self.allowed = allowed
  }

  package func allows(_ value: UsageValue?) -> Bool {
    guard !allowed.isEmpty else { return false }
    switch value {
    case .length(let length)?: return allowed.contains(length)
    case .font(let font)?: return font.size.map { allowed.contains($0) } ?? false
    default: return false
    }
  }
}
