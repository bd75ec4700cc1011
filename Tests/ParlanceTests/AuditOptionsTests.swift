import Audit
import Linting
import Testing
import Usages

@testable import parlance

@Suite struct AuditOptionsTests {
  private func options(_ words: String...) throws -> AuditOptions {
    try ArgumentParser.parse(words[...], by: AuditOptions.syntax).options
  }

  private func request(_ words: String...) throws -> AuditRequest {
    try ArgumentParser.parse(words[...], by: AuditOptions.syntax).options.request
  }

  @Test func withoutOptionsTheDocumentedDefaultsHold() throws {
    let options = try options()
    #expect(options.request == AuditRequest(paths: ["."], skipsIgnoredFiles: true, allowsNoFiles: false, jobs: nil))
    #expect(options.request.contexts == [.usage])
    #expect(options.outputs == [ReportOutput(.text)])
    #expect(options.failure == FailurePolicy(level: .warning, tolerated: 0))
    #expect(options.minimumSeverity == .warning)
    #expect(options.color == .automatic)
    #expect(options.showsProgress)
    #expect(!options.isQuiet && !options.isVerbose && !options.showsStatistics)
  }

  @Test func selectsWhatIsAudited() throws {
    #expect(try request("A", "--", "-B", "--jobs").paths == ["A", "-B", "--jobs"])
    #expect(try request("--config", "c.json").configuration == "c.json")
    #expect(try request("--include-previews").contexts == [.usage, .preview])
    #expect(try request("--include-tests").contexts == [.usage, .test])
    #expect(try request("--include-definitions").contexts == [.usage, .definition])
    #expect(try !request("--no-ignore").skipsIgnoredFiles)
    #expect(try request("--allow-empty").allowsNoFiles)
    #expect(try request("--jobs", "3").jobs == 3)
  }

  @Test func selectsRules() throws {
    #expect(
      try request("--rule", "a", "--rule=b=error, c", "--off", "a,d", "--rule", "e=off").overrides == [
        RuleOverride(rule: "a", level: .on), RuleOverride(rule: "b", level: .severity(.error)),
        RuleOverride(rule: "c", level: .on), RuleOverride(rule: "a", level: .off), RuleOverride(rule: "d", level: .off),
        RuleOverride(rule: "e", level: .off),
      ]
    )
    #expect(try request("--only", "a", "--only=b,c").only == ["a", "b", "c"])
  }

  @Test(arguments: [
    (["--only", "a", "--off", "a"], ["'--only a'", "'--off a'"]),
    (["--off", "a", "--only", "b,a"], ["'--only a'", "'--off a'"]),
    (["--only", "a", "--rule", "a=off"], ["'--only a'", "'--off a'"]),
    (["--only", "a", "--rule", "b=error"], ["'--only a'", "'--rule b'"]),
    (["--rule", "b", "--only", "a"], ["'--only a'", "'--rule b'"]),
  ])
  func refusesRulesThatAreWantedAndNot(words: [String], names: [String]) {
    let problem = #expect(throws: UsageProblem.self) { try ArgumentParser.parse(words[...], by: AuditOptions.syntax) }
    for name in names { #expect(problem?.message.contains(name) == true) }
  }

  @Test func rulesThatRunAloneMayBeSetFurther() throws {
    #expect(try request("--only", "a,b", "--rule", "a=error").only == ["a", "b"])
    #expect(try request("--only", "a", "--off", "b").only == ["a"])
  }

  @Test func decidesWhatFails() throws {
    #expect(try options("--fail-on", "info").failure == FailurePolicy(level: .info))
    #expect(try options("--fail-on", "error", "--fail-on=never").failure.level == nil)
    #expect(try options("--max-findings", "7").failure.tolerated == 7)
  }

  @Test func decidesWhatIsPrinted() throws {
    #expect(
      try options("--format", "text", "--format=json:out/a:b.json").outputs == [
        ReportOutput(.text), ReportOutput(.json, file: "out/a:b.json"),
      ]
    )
    #expect(try options("--format", "json:-").outputs == [ReportOutput(.json)])
    #expect(try options("--min-severity", "hint").minimumSeverity == .hint)
    #expect(try options("--color", "always").color == .always)
    #expect(try !options("--progress=never").showsProgress)
    let all = try options("-qv", "--statistics")
    #expect(all.isQuiet && all.isVerbose && all.showsStatistics)
  }

  @Test func auditsStandardInputAsAFile() throws {
    let options = try options("--stdin-filename", "App/A.swift", "-")
    #expect(options.readsStandardInput)
    #expect(options.request.paths == ["App/A.swift"])
  }

  @Test func aRuleMustExist() throws {
    let rules = [
      RuleDescription(id: "raw-color", summary: "", rationale: "", defaultSeverity: nil, examples: [])
    ]
    #expect(throws: Never.self) { try options("--only", "raw-color").checkRules(among: rules) }
    for words in [["--only", "raw-colr"], ["--off", "raw-colr"], ["--rule", "raw-colr=error"]] {
      #expect(throws: UsageProblem("unknown rule 'raw-colr'", remedy: "did you mean 'raw-color'?")) {
        try ArgumentParser.parse(words[...], by: AuditOptions.syntax).options.checkRules(among: rules)
      }
    }
  }
}
