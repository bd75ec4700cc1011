package import Usages

/// How all rules are set for a file.
package struct LintSettings: Sendable {
  package var rules: [RuleID: RuleSettings]
  /// Contexts that are reported; the others are left out.
  package var contexts: Set<UsageContext>
  package var requiresReason: Bool
  /// Whether suppressions can be judged unused: not where only some rules or lines are looked at.
  package var judgesSuppressions: Bool

  package init(
    rules: [RuleID: RuleSettings],
    contexts: Set<UsageContext> = [.usage],
    requiresReason: Bool = false,
    judgesSuppressions: Bool = true
  ) {
    self.rules = rules
    self.contexts = contexts
    self.requiresReason = requiresReason
    self.judgesSuppressions = judgesSuppressions
  }

  /// Every rule of `rules` at its default.
  package static func defaults(_ rules: [any Rule.Type]) -> LintSettings {
    var settings: [RuleID: RuleSettings] = [:]
    for rule in rules {
      settings[rule.description.id] = RuleSettings(severity: rule.description.defaultSeverity)
    }
    return LintSettings(rules: settings)
  }
}
