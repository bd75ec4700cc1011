import Linting
import Usages

/// Asks each rule about a usage, as the linter does, and puts in words why none reports it.
struct RuleTrial {
  let rules: [any Rule.Type]
  let settings: LintSettings

  struct Reasons {
    /// Why the usage isn't reported, as far as rules and contexts tell.
    var verdict = "no rule speaks of it"
    /// Rules that have something to say and are off or accept the value.
    var silentRules: [String] = []
    /// The rule that would report it.
    var rule: RuleID?
  }

  func reasons(_ usage: Usage) -> Reasons {
    var reasons = Reasons()
    for rule in rules {
      let id = rule.description.id
      let setting = settings.rules[id] ?? RuleSettings(severity: nil)
      guard rule.verdict(on: usage, setting) != nil else { continue }
      if setting.allows(usage.value) {
        reasons.silentRules.append("'\(id)' accepts the number: the configuration allows it")
      } else if setting.severity == nil {
        reasons.silentRules.append("'\(id)' is off" + (setting.isExplicit ? " in the configuration" : " by default"))
      } else {
        reasons.rule = id
        if !settings.contexts.contains(usage.context) {
          reasons.verdict = "'\(id)' would report it, but \(Self.name(usage.context)) are left out" + Self.option(usage)
        }
        return reasons
      }
    }
    if !reasons.silentRules.isEmpty { reasons.verdict = "every rule that speaks of it is silent" }
    return reasons
  }

  private static func name(_ context: UsageContext) -> String {
    switch context {
    case .definition: "definitions"
    case .preview: "previews"
    case .test: "tests"
    case .usage: "usages"
    }
  }

  private static func option(_ usage: Usage) -> String {
    switch usage.context {
    case .definition: " ('parlance audit --include-definitions' judges them)"
    case .preview: " ('parlance audit --include-previews' judges them)"
    case .test: " ('parlance audit --include-tests' judges them)"
    case .usage: ""
    }
  }
}
