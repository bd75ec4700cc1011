package import Linting

/// Which findings make an audit fail.
package struct FailurePolicy: Sendable, Equatable {
  /// The least severity that counts; `nil`: findings never fail the run.
  package var level: Severity?
  /// The run fails above so many of them.
  package var tolerated: Int

  package init(level: Severity? = .warning, tolerated: Int = 0) {
    self.level = level
    self.tolerated = tolerated
  }

  package func exitCode(of report: AuditReport) -> ExitCode {
    if report.allProblems.contains(where: { $0.weight == .failure }) { return .failure }
    guard let level else { return .clean }
    return AuditSummary(of: report).findings(atLeast: level) > tolerated ? .findings : .clean
  }
}
