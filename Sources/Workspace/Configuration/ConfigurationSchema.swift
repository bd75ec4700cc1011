import DesignTokens
import Linting
import Usages

/// The one description of what a configuration may hold.
package struct ConfigurationSchema: Sendable {
  package let root: ConfigurationShape

  package init(_ known: KnownRules) {
    let rules = Self.rules(known)
    root = .record(
      .init(
        noun: "key",
        keys: [
          .init("$schema", "the JSON Schema that editors check this file with", .text),
          .init("root", "ends the search for a configuration of an outer folder", .boolean),
          .init(
            "designSystem",
            "files and folders that define the vocabulary; default: discovery over the whole root",
            .list(.either([.path, Self.designSystemEntry]))
          ),
          .init("include", "patterns of the Swift files to audit; default: all", .list(.glob)),
          .init("exclude", "patterns of files that are left out", .list(.glob)),
          .init("rules", "severities and options by rule", rules),
          .init("components", "the library's component for each platform type", .map(.text)),
          .init(
            "report",
            "whether raw values are reported always, or only where a token could replace them",
            Self.choice("policy", ReportPolicy.allCases)
          ),
          .init(
            "modifiers",
            "the app's own modifiers, 'scaledFrame(size:)', and the kind of value that the first label takes",
            .signatures(Self.choice("kind", ModifierKind.allCases))
          ),
          .init(
            "hexOrder",
            "where the alpha stands in eight hex digits, by initializer, 'Color(hex:)'",
            .signatures(Self.choice("order", HexOrder.allCases))
          ),
          .init("theme", "the theme whose values hold where a token depends on it", .text),
          .init("documentationURL", "where a rule is explained; '{rule}' stands for its id", .text),
          .init("overrides", "other rules for some files; later ones win", .list(Self.override(rules))),
          .init(
            "suppressions",
            "what suppressions in code must look like",
            Self.record([.init("requireReason", "each suppression must give a reason behind '--'", .boolean)])
          ),
          .init("policy", "what the codebase as a whole must reach", Self.policy),
        ]
      )
    )
  }

  private static let designSystemEntry = record([
    .init("path", "a file or folder, relative to this file", .path, isRequired: true),
    .init("module", "the Swift module that it belongs to", .text),
  ])

  private static let policy = record([
    .init(
      "minimumAdoption",
      "the least share of usages through tokens, from 0 to 1, by kind",
      .record(
        .init(
          noun: "kind",
          keys: UsageKind.allCases.map { .init($0.rawValue, "the share for \($0.rawValue)", .number(0...1)) }
        )
      )
    )
  ])

  private static func override(_ rules: ConfigurationShape) -> ConfigurationShape {
    record([
      .init("files", "patterns of the files", .list(.glob), isRequired: true),
      .init("rules", "severities and options by rule", rules, isRequired: true),
    ])
  }

  private static func rules(_ known: KnownRules) -> ConfigurationShape {
    let level = ConfigurationShape.choice(.init(noun: "severity", words: RuleLevel.names))
    return .record(
      .init(
        noun: "rule",
        keys: known.rules.map { rule in
          let options = rule.options.map { ConfigurationShape.Key($0.name, $0.summary, shape(of: $0)) }
          let severity = ConfigurationShape.Key("severity", "what the rule's findings count as", level)
          return .init(rule.id.rawValue, rule.summary, .either([level, record([severity] + options)]))
        }
      )
    )
  }

  private static func shape(of option: RuleDescription.Option) -> ConfigurationShape {
    option.name == RuleDescription.Option.allow.name ? .list(.number(-.infinity ... .infinity)) : .anything
  }

  private static func record(_ keys: [ConfigurationShape.Key]) -> ConfigurationShape {
    .record(.init(noun: "key", keys: keys))
  }

  private static func choice<Word: RawRepresentable<String>>(_ noun: String, _ words: [Word]) -> ConfigurationShape {
    .choice(.init(noun: noun, words: words.map { $0.rawValue }))
  }
}
