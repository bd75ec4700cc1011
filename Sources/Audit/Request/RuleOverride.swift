package import Linting

/// What the command line says of one rule, over any configuration.
package struct RuleOverride: Sendable, Hashable {
  package enum Level: Sendable, Hashable {
    /// On: as severe as the configuration or the rule itself says, a warning where both say off.
    case on
    case severity(Severity)
    case off
  }

  package var rule: RuleID
  package var level: Level

  package init(rule: RuleID, level: Level) {
    self.rule = rule
    self.level = level
  }
}
