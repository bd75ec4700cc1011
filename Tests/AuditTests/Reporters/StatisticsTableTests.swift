import Audit
import Linting
import Testing
import Usages

@Suite struct StatisticsTableTests {
  @Test func listsRulesByFindingsAndKindsByAdoption() {
    #expect(
      text(StatisticsTable(), of: SampleReport.mixed) == """
        rule        severity  findings  files
        raw-color   warning          1      1
        raw-font    error            1      1
        raw-height  info             1      1

        kind     tokens  raw  adoption
        color       311    1    99.6 %
        font          2    1    66.6 %
        height        0    0         -
        spacing       0    7     0.0 %


        """
    )
  }

  @Test func countsFilesOnceAndNamesEverySeverity() {
    let report = SampleReport.report(
      FileReport(
        path: "A.swift",
        findings: [SampleReport.finding(rule: "b-rule"), SampleReport.finding(rule: "b-rule", severity: .error)]
      ),
      FileReport(
        path: "B.swift",
        findings: [SampleReport.finding(rule: "b-rule"), SampleReport.finding(rule: "a-rule")]
      )
    )
    let lines = text(StatisticsTable(), of: report).split(separator: "\n")
    #expect(lines[1] == "b-rule  error, warning         3      2")
    #expect(lines[2] == "a-rule  warning                1      1")
  }

  @Test func listsWhatIsWrittenByHandMostOften() {
    func finding(_ value: UsageValue, _ kind: UsageKind, _ token: String? = nil, _ match: Suggestion.Match = .exact)
      -> PlacedFinding
    {
      let suggestion = token.map {
        Suggestion(token: $0, replacement: nil, match: match, difference: 0, applicability: .offered)
      }
      return SampleReport.finding(
        rule: "raw-spacing",
        kind: kind,
        value: value,
        suggestions: suggestion.map { [$0] } ?? []
      )
    }
    let report = SampleReport.report(
      FileReport(
        path: "A.swift",
        findings: [
          finding(.length(16), .spacing), finding(.length(16), .spacing), finding(.length(8), .spacing, "Space.s"),
          finding(.length(16), .height), finding(.length(7), .spacing, "Space.s", .near),
        ]
      ),
      FileReport(
        path: "B.swift",
        findings: [
          finding(.length(16), .spacing), finding(.length(8), .spacing, "Gap.s"),
          finding(.length(8), .spacing, "Gap.s"),
          finding(.length(7), .spacing, "Space.s", .near),
        ]
      )
    )
    let lines = text(StatisticsTable(), of: report).split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("value") } ?? 0
    #expect(
      lines[start...].prefix(4) == [
        "value      kind     findings  files  token", "16 points  spacing         3      2  none",
        "8 points   spacing         3      2  Gap.s", "7 points   spacing         2      2  none",
      ]
    )
  }

  @Test func standsBetweenFindingsAndSummary() {
    let lines = text(TextReporter(showsStatistics: true), of: SampleReport.mixed).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let heading = lines.firstIndex { $0.hasPrefix("rule ") }
    #expect(heading.map { lines[$0 - 1] } == "")
    #expect(lines.suffix(2).first?.hasPrefix("1 error, ") == true)
  }
}
