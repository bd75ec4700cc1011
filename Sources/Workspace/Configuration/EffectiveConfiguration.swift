package import DesignTokens
package import Linting
package import Usages

/// What holds in one folder: the outermost configuration, refined by those nearer to the folder.
package struct EffectiveConfiguration: Sendable, Equatable {
  /// Why a file isn't audited.
  package enum Exclusion: Sendable, Equatable {
    /// By a pattern of `exclude`, of the configuration in this folder.
    case excluded(by: Glob, in: FilePath)
    /// By no pattern of the nearest `include`, which stands in this folder.
    case notIncluded(in: FilePath)
  }

  /// Outer ones first.
  package let layers: [ConfigurationLayer]

  package private(set) var report = ReportPolicy.always
  package private(set) var components: [String: String] = [:]
  package private(set) var modifiers: [String: ModifierKind] = [:]
  package private(set) var hexOrder: [String: HexOrder] = [:]
  package private(set) var theme: String?
  package private(set) var documentationURL: String?
  package private(set) var requiresReason = false
  package private(set) var minimumAdoption: [UsageKind: Double] = [:]

  /// - Parameter layers: outer ones first.
  package init(_ layers: [ConfigurationLayer]) {
    self.layers = layers
    for configuration in layers.map(\.configuration) {
      report = configuration.report ?? report
      components.merge(configuration.components) { $1 }
      modifiers.merge(configuration.modifiers) { $1 }
      hexOrder.merge(configuration.hexOrder) { $1 }
      theme = configuration.theme ?? theme
      documentationURL = configuration.documentationURL ?? documentationURL
      requiresReason = configuration.requiresReason ?? requiresReason
      minimumAdoption.merge(configuration.minimumAdoption) { $1 }
    }
  }

  /// What is said of the rules for a file: each configuration's own rules, then its overrides that name the file,
  /// from the outermost configuration to the nearest. Rules that none mentions are missing.
  package func rules(for file: FilePath) -> [RuleID: RuleSetting] {
    var rules: [RuleID: RuleSetting] = [:]
    for layer in layers {
      rules.refine(by: layer.configuration.rules)
      for override in layer.configuration.overrides where layer.match(override.files, file) != nil {
        rules.refine(by: override.rules)
      }
    }
    return rules
  }

  /// Whether `rules(for:)` is the same for all files of the folder.
  package var hasOverrides: Bool {
    layers.contains { !$0.configuration.overrides.isEmpty }
  }

  /// nil for a file that is audited. Patterns of `exclude` add up, the nearest `include` alone decides.
  package func exclusion(of file: FilePath) -> Exclusion? {
    for layer in layers {
      if let glob = layer.match(layer.configuration.exclude, file) { return .excluded(by: glob, in: layer.folder) }
    }
    if let layer = layers.last(where: { $0.configuration.include != nil }),
      layer.match(layer.configuration.include ?? [], file) == nil
    {
      return .notIncluded(in: layer.folder)
    }
    return nil
  }
}
