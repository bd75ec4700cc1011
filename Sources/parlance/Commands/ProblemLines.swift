import Audit

/// What standard error says of problems: one line each, in the form of a compiler's.
struct ProblemLines {
  let lines: [String]

  /// So many notes are written out unless everything is wanted.
  private static let most = 20

  /// Of an audit. Notes are left out where the run is quiet, and where JSON, which holds them, is all that was asked
  /// for.
  init(of report: AuditReport, _ options: AuditOptions) {
    self.init(
      of: report.allProblems,
      showsNotes: !options.isQuiet && options.outputs.contains { $0.format == .text },
      showsAll: options.isVerbose
    )
  }

  /// Failures are always told, and last.
  init(of problems: [AuditProblem], showsNotes: Bool, showsAll: Bool) {
    let failures = problems.filter { $0.weight == .failure }
    let notes = showsNotes ? problems.filter { $0.weight == .note } : []
    let shown = showsAll ? notes[...] : notes.prefix(Self.most)
    var lines = shown.map { Self.line(of: $0, "note") }
    if shown.count < notes.count {
      lines.append("parlance: \(notes.count - shown.count) more notes; '--verbose' prints them")
    }
    self.lines = lines + failures.map { Self.line(of: $0, "error") }
  }

  private static func line(of problem: AuditProblem, _ word: String) -> String {
    "\(problem.file):\(problem.line):\(problem.column): \(word): \(problem.message)"
  }
}
