import Audit
import Linting
import Testing
import Usages

@Suite struct TextReporterTests {
  @Test func printsFindingsOfTheLeastSeverityAndCountsTheRest() {
    #expect(
      text(TextReporter(), of: SampleReport.mixed) == """
        App/Ein Käfer.swift:12:29: warning: raw colour '#3366CC' [raw-color]
          the literal is the same in light and dark
          use 'UIColor.mainColor()'
        App/Login.swift:7:3: error: raw font [raw-font]
        1 error, 1 warning in 2 of 2 files; 1 info not shown ('--min-severity info' shows them); 3 suppressed; \
        2 accepted by the baseline; 1 stale entry in the baseline

        """
    )
  }

  @Test func printsAllFromTheLowestSeverityOn() {
    let output = text(TextReporter(minimumSeverity: .hint), of: SampleReport.mixed)
    #expect(output.contains("App/Ein Käfer.swift:40:9: info: raw height 44 [raw-height]\n"))
    #expect(output.contains("  nearest 'Heights.row' (1 point apart)\n"))
    #expect(output.contains("\n1 error, 1 warning, 1 info in 2 of 2 files; 3 suppressed;"))
  }

  @Test(arguments: [
    (
      Severity.warning,
      "no findings of at least 'warning' in 1 file; 2 info not shown ('--min-severity info' shows them)\n"
    ),
    (.info, "2 info in 1 of 1 file\n"),
  ])
  func saysWhetherNothingWasFoundOrNothingIsShown(minimum: Severity, line: String) {
    let findings = [1, 2].map { SampleReport.finding(severity: .info, at: ($0, 1)) }
    let output = text(
      TextReporter(minimumSeverity: minimum),
      of: SampleReport.report(FileReport(path: "A.swift", findings: findings))
    )
    #expect(output.hasSuffix(line))
  }

  @Test func saysThatNothingWasFound() {
    let report = SampleReport.report(FileReport(path: "A.swift"), FileReport(path: "B.swift"))
    #expect(text(TextReporter(), of: report) == "no findings in 2 files\n")
    #expect(text(TextReporter(showsSummary: false), of: report) == "")
  }

  @Test func writesOutThreeSuggestionsAndCountsTheOthers() {
    var elsewhere = Suggestion(
      token: "Color.bar",
      replacement: ".bar",
      match: .role,
      difference: nil,
      applicability: .offered
    )
    elsewhere.missingImport = "Kit"
    let suggestions = [
      SampleReport.near("Color.sky", 2.349),
      Suggestion(token: "tokens.sea", replacement: nil, match: .exact, difference: 0, applicability: .offered),
      elsewhere,
      SampleReport.near("Color.a", 3), SampleReport.near("Color.b", 4),
    ]
    let report = SampleReport.report(
      FileReport(path: "A.swift", findings: [SampleReport.finding(suggestions: suggestions)])
    )
    #expect(
      text(TextReporter(), of: report).contains(
        """
          nearest 'Color.sky' (colour difference 2.3)
          use 'tokens.sea'
          made for this role: '.bar', with 'import Kit'
          and 2 more

        """
      )
    )
  }

  @Test(arguments: [
    (UsageKind.height, 2.0, "(2 points apart)"), (.height, 0.5, "(0.5 points apart)"),
    (.font, 1.5, "(difference 1.5)"), (.opacity, 0.05, "(0.05 apart)"),
  ])
  func saysDifferencesInTheUnitOfTheKind(kind: UsageKind, difference: Double, words: String) {
    let finding = SampleReport.finding(kind: kind, suggestions: [SampleReport.near("T.a", difference)])
    let report = SampleReport.report(FileReport(path: "A.swift", findings: [finding]))
    #expect(text(TextReporter(), of: report).contains("  nearest 'T.a' \(words)\n"))
  }

  @Test func keepsAFindingInItsLine() {
    let finding = SampleReport.finding(message: "raw\ncolour \u{1B}[31m", suggestions: [])
    let report = SampleReport.report(FileReport(path: "A\tB.swift", findings: [finding]))
    #expect(
      text(TextReporter(showsSummary: false), of: report)
        == "A B.swift:12:29: warning: raw colour  [31m [raw-color]\n"
    )
  }

  @Test func coloursWithoutChangingTheText() {
    let plain = text(TextReporter(showsStatistics: true), of: SampleReport.mixed)
    let colored = text(TextReporter(isColored: true, showsStatistics: true), of: SampleReport.mixed)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}
