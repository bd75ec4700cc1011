import Audit
import Linting
import Testing

@Suite struct FailurePolicyTests {
  private let report = SampleReport.report(
    FileReport(
      path: "A.swift",
      findings: [
        SampleReport.finding(severity: .info), SampleReport.finding(severity: .warning),
        SampleReport.finding(severity: .warning),
      ]
    )
  )

  @Test(arguments: [
    (Severity?.some(.error), 0, ExitCode.clean), (.warning, 0, .findings), (.warning, 1, .findings),
    (.warning, 2, .clean),
    (.info, 2, .findings), (.info, 3, .clean), (.hint, 2, .findings), (nil, 0, .clean),
  ])
  func countsFindingsOfAtLeastTheLevel(level: Severity?, tolerated: Int, code: ExitCode) {
    #expect(FailurePolicy(level: level, tolerated: tolerated).exitCode(of: report) == code)
  }

  @Test func whatCouldNotBeReadFailsWhateverTheLevel() {
    var report = report
    report.problems = [AuditProblem(file: "B.swift", message: "gone", weight: .failure)]
    #expect(FailurePolicy(level: nil).exitCode(of: report) == .failure)
    #expect(FailurePolicy(level: .warning).exitCode(of: report) == .failure)
  }

  @Test func notesFailNothing() {
    let report = SampleReport.report(problems: [AuditProblem(file: "B.swift", message: "odd")])
    #expect(FailurePolicy().exitCode(of: report) == .clean)
  }

  @Test func theCodesAreThoseThatScriptsRelyOn() {
    #expect([ExitCode.clean, .findings, .failure].map { $0.rawValue } == [0, 1, 2])
  }
}
