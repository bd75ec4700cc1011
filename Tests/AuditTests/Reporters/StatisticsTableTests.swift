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
