import DesignTokens
package import Linting
import Symbols
package import Usages

/// How one file is judged.
package struct FileSettings: Sendable {
  package var lint: LintSettings
  package var usages: UsageOptions
  /// Library components by the platform types that stand for them.
  package var components: [String: String]

  package init(lint: LintSettings, usages: UsageOptions, components: [String: String]) {
    self.lint = lint
    self.usages = usages
    self.components = components
  }
}

/// What a run adds to the configuration.
package struct RunOptions: Sendable {
  /// By rule: a severity, or `nil` for off. Over any configuration.
  package var levels: [RuleID: RunLevel]
  /// Only these rules run; empty: all.
  package var only: Set<RuleID>
  package var contexts: Set<UsageContext>
  package var jobs: Int?

  package init(
    levels: [RuleID: RunLevel] = [:],
    only: Set<RuleID> = [],
    contexts: Set<UsageContext> = [.usage],
    jobs: Int? = nil
  ) {
    self.levels = levels
    self.only = only
    self.contexts = contexts
    self.jobs = jobs
  }

  package enum RunLevel: Sendable, Hashable {
    /// As severe as configuration or rule say; a warning where both say off.
    case on
    case severity(Severity)
    case off
  }
}

/// Works out how files are judged, once per folder where no override names files.
package struct FileSettingsResolver: Sendable {
  let rules: [any Rule.Type]
  let tree: ConfigurationTree
  let run: RunOptions

  package init(rules: [any Rule.Type], tree: ConfigurationTree, run: RunOptions) {
    self.rules = rules
    self.tree = tree
    self.run = run
  }

  package func settings(for file: FilePath, in effective: EffectiveConfiguration) -> FileSettings {
    let configured = effective.rules(for: file)
    var settings: [RuleID: RuleSettings] = [:]
    for rule in rules {
      let description = rule.description
      settings[description.id] = setting(description, configured[description.id])
    }
    let lint = LintSettings(
      rules: settings,
      contexts: run.contexts,
      requiresReason: effective.requiresReason,
      judgesSuppressions: run.only.isEmpty && !run.levels.values.contains(.off)
    )
    return FileSettings(lint: lint, usages: usages(effective), components: effective.components)
  }

  private func setting(_ description: RuleDescription, _ configured: RuleSetting?) -> RuleSettings {
    var result = RuleSettings(
      severity: description.defaultSeverity,
      allowed: configured?.allowedNumbers ?? []
    )
    if let level = configured?.level {
      result.severity = level.severity
      result.isExplicit = true
    }
    switch run.levels[description.id] {
    case .on?: result.severity = result.severity ?? .warning
    case .severity(let severity)?:
      result.severity = severity
      result.isExplicit = true
    case .off?: result.severity = nil
    case nil: break
    }
    if !run.only.isEmpty {
      result.severity = run.only.contains(description.id) ? result.severity ?? .warning : nil
    }
    return result
  }

  private func usages(_ effective: EffectiveConfiguration) -> UsageOptions {
    UsageOptions(
      hexOrder: SignatureTable(effective.hexOrder),
      modifiers: SignatureTable(effective.modifiers.mapValues(\.usage))
    )
  }
}

extension ModifierKind {
  fileprivate var usage: UsageKind {
    switch self {
    case .color: .color
    case .font, .fontSize: .font
    case .height: .height
    case .width: .width
    case .size: .size
    case .spacing: .spacing
    case .radius: .radius
    case .border: .border
    case .shadow: .shadow
    case .opacity: .opacity
    }
  }
}
