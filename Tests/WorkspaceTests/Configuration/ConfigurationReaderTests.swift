import DesignTokens
import JSON
import Linting
import Testing
import Usages
import Workspace

@Suite struct ConfigurationReaderTests {
  @Test func readsEveryPart() throws {
    let (configuration, problems) = ConfigurationReader.read(
      """
      {
        "$schema": "x.json", "root": true,
        "designSystem": [ "Modules/DesignSystem", { "path": "Tokens/tokens.json", "module": "Tokens" } ],  // two
        "include": ["**/*.swift"], "exclude": ["**/Generated/**"],
        "rules": { "raw-color": "error", "raw-height": { "severity": "warning", "allow": [1, 44.5], "words": ["a"] },
                   "raw-font": "off" },
        "components": { "UIButton": "DNABaseButton" },
        "report": "has-replacement",
        "modifiers": { "scaledFrame(size:)": "height", "textSize(_:)": "fontSize" },
        "hexOrder": { "Color(hex:)": "argb" }, "theme": "Blue", "documentationURL": "rules.md#{rule}",
        "overrides": [ { "files": ["Legacy/**"], "rules": { "raw-font": "info" } } ],
        "suppressions": { "requireReason": true },
        "policy": { "minimumAdoption": { "color": 0.9, "font": 1 } }
      }
      """
    )
    #expect(problems.isEmpty)
    #expect(configuration.isRoot)
    #expect(
      configuration.designSystem == [
        DesignSystemEntry(path: "Modules/DesignSystem"),
        DesignSystemEntry(path: "Tokens/tokens.json", module: "Tokens"),
      ]
    )
    #expect(configuration.include?.map(\.pattern) == ["**/*.swift"])
    #expect(configuration.exclude.map(\.pattern) == ["**/Generated/**"])
    #expect(configuration.rules["raw-color"] == RuleSetting(level: .on(.error)))
    #expect(configuration.rules["raw-font"] == RuleSetting(level: .off))
    #expect(configuration.rules["raw-height"]?.level == .on(.warning))
    #expect(configuration.rules["raw-height"]?.allowedNumbers == [1, 44.5])
    #expect(configuration.rules["raw-height"]?.options["words"] == ["a"])
    #expect(configuration.rules["raw-height"]?.options["severity"] == nil)
    #expect(configuration.components == ["UIButton": "DNABaseButton"])
    #expect(configuration.report == .hasReplacement)
    #expect(configuration.modifiers == ["scaledFrame(size:)": .height, "textSize(_:)": .fontSize])
    #expect(configuration.hexOrder == ["Color(hex:)": .argb])
    #expect(configuration.theme == "Blue")
    #expect(configuration.documentationURL == "rules.md#{rule}")
    #expect(configuration.overrides.map { $0.files.map(\.pattern) } == [["Legacy/**"]])
    #expect(configuration.overrides.first?.rules == ["raw-font": RuleSetting(level: .on(.info))])
    #expect(configuration.requiresReason == true)
    #expect(configuration.minimumAdoption == [.color: 0.9, .font: 1])
  }

  @Test func anEmptyConfigurationSaysNothing() {
    let (configuration, problems) = ConfigurationReader.read("{}")
    #expect(configuration == Configuration())
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    (#"{"exlude": []}"#, 1, 2, "unknown key 'exlude'", "did you mean 'exclude'?"),
    (#"{"zzzzzz": 1}"#, 1, 2, "unknown key 'zzzzzz'", "remove it"),
    ("{\n \"rules\": {\"raw-colour\": \"off\"}}", 2, 12, "unknown rule 'raw-colour'", "did you mean 'raw-color'?"),
    (
      #"{"rules": {"raw-color": "warn"}}"#, 1, 25, "unknown severity 'warn'",
      "use one of 'error', 'warning', 'info', 'hint', 'off'"
    ),
    (#"{"rules": {"raw-color": "erorr"}}"#, 1, 25, "unknown severity 'erorr'", "did you mean 'error'?"),
    (#"{"rules": {"raw-color": {"severity": "of"}}}"#, 1, 38, "unknown severity 'of'", "did you mean 'off'?"),
    (#"{"rules": {"raw-height": {"alow": [1]}}}"#, 1, 27, "unknown key 'alow'", "did you mean 'allow'?"),
    (#"{"rules": {"raw-color": {"allow": [1]}}}"#, 1, 26, "unknown key 'allow'", "remove it"),
    (#"{"rules": {"raw-height": {"allow": ["1"]}}}"#, 1, 37, "'allow' must be a number, not string", nil),
    (#"{"rules": {"raw-color": 1}}"#, 1, 25, "'raw-color' must be a severity or an object, not number", nil),
    (#"{"rules": []}"#, 1, 11, "'rules' must be an object, not array", nil),
    (#"{"report": "allways"}"#, 1, 12, "unknown policy 'allways'", "did you mean 'always'?"),
    (#"{"modifiers": {"f(x:)": "hieght"}}"#, 1, 25, "unknown kind 'hieght'", "did you mean 'height'?"),
    (#"{"hexOrder": {"Color(hex:)": "agrb"}}"#, 1, 30, "unknown order 'agrb'", "did you mean 'argb'?"),
    (#"{"policy": {"minimumAdoption": {"colour": 0.5}}}"#, 1, 33, "unknown kind 'colour'", "did you mean 'color'?"),
    (#"{"policy": {"minimumAdoption": {"color": 90}}}"#, 1, 42, "'color' must be a number from 0 to 1", nil),
    (#"{"designSystem": "x"}"#, 1, 18, "'designSystem' must be a list, not string", nil),
    (
      #"{"designSystem": [{"module": "x"}]}"#, 1, 19, "'path' is missing",
      "add 'path': a file or folder, relative to this file"
    ),
    (#"{"designSystem": [""]}"#, 1, 19, "'designSystem' is empty", nil),
    (#"{"overrides": [{"rules": {}}]}"#, 1, 16, "'files' is missing", "add 'files': patterns of the files"),
    (#"{"exclude": ["../x"]}"#, 1, 14, "the pattern leaves the folder of its configuration", nil),
    (#"{"exclude": [""]}"#, 1, 14, "an empty pattern matches nothing", nil),
    (#"{"exclude": null}"#, 1, 13, "'exclude' must be a list, not null", nil),
    (#"{"root": "yes"}"#, 1, 10, "'root' must be true or false, not string", nil),
    (#"{"theme": "a", "theme": "b"}"#, 1, 16, "'theme' is set twice", "remove one of them"),
    (#"[]"#, 1, 1, "'the configuration' must be an object, not array", nil),
    ("{\"exclude\": [\"a\",]}", 1, 17, "a comma may not stand behind the last element", "remove the comma"),
    ("", 1, 1, "the text is empty, expected a JSON value", nil),
  ])
  func namesEachProblemWithItsPlace(text: String, line: Int, column: Int, message: String, remedy: String?) {
    let (_, problems) = ConfigurationReader.read(text)
    #expect(problems.map(\.message) == [message])
    #expect(problems.first?.remedy == remedy)
    #expect(problems.first?.position == JSONPosition(line: line, column: column))
    #expect(problems.first?.file == FilePath("/r/.parlance.json"))
  }

  @Test func keepsWhatIsRightBesideWhatIsWrong() {
    let (configuration, problems) = ConfigurationReader.read(
      #"{"rules": {"raw-color": "warn", "raw-font": "off"}, "exclude": ["", "a/"], "report": 3}"#
    )
    #expect(problems.count == 3)
    #expect(configuration.rules["raw-font"]?.level == .off)
    #expect(configuration.exclude.map(\.pattern) == ["a/"])
    #expect(configuration.report == nil)
  }
}
