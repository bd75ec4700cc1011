import Linting
import Workspace

extension KnownRules {
  /// Three rules to configure in tests.
  static let sample = KnownRules([
    Rule(id: "raw-height", summary: "a literal height", options: [.allow, .init(name: "words", summary: "words")]),
    Rule(id: "raw-color", summary: "a numeric colour"),
    Rule(id: "raw-font", summary: "a font with a literal size"),
  ])
}

extension ConfigurationReader {
  static func read(_ text: String) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
    ConfigurationReader(.sample).read(Array(text.utf8), file: FilePath("/r/.parlance.json"))
  }
}
