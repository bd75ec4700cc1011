package import DesignTokens
package import Linting
package import Usages

/// What one `.parlance.json` says. nil and empty: not said here, the outer configuration or the default holds.
package struct Configuration: Sendable, Equatable {
  /// Ends the search for an outer configuration.
  package var isRoot = false
  /// nil: the vocabulary is discovered over the whole root.
  package var designSystem: [DesignSystemEntry]?
  package var include: [Glob]?
  package var exclude: [Glob] = []
  package var rules: [RuleID: RuleSetting] = [:]
  /// Library components by the platform types that they stand for.
  package var components: [String: String] = [:]
  package var report: ReportPolicy?
  /// By spelling with labels, `scaledFrame(size:)`.
  package var modifiers: [String: ModifierKind] = [:]
  /// By spelling with labels, `Color(hex:)`.
  package var hexOrder: [String: HexOrder] = [:]
  /// The theme whose values hold where a token depends on it.
  package var theme: String?
  /// Where a rule is explained; `{rule}` stands for its id.
  package var documentationURL: String?
  /// In the order of the file; later ones win.
  package var overrides: [ConfigurationOverride] = []
  /// Whether a suppression must say why.
  package var requiresReason: Bool?
  /// Shares from 0 to 1.
  package var minimumAdoption: [UsageKind: Double] = [:]

  package init() {}
}

/// Rules for some files.
package struct ConfigurationOverride: Sendable, Equatable {
  package let files: [Glob]
  package let rules: [RuleID: RuleSetting]

  package init(files: [Glob], rules: [RuleID: RuleSetting]) {
    self.files = files
    self.rules = rules
  }
}
