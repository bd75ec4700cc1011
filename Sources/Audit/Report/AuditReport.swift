/// All that an audit found, ready to be printed: the one thing that reporters read.
///
/// Plain values only, in an order that depends on nothing but the audited files, so that a reporter's output is the
/// same bytes for the same report.
package struct AuditReport: Sendable {
  /// The program's version.
  package var version: String
  /// The audited root as it is printed: relative to the working directory, `/` between folders, `.` for itself.
  package var root: String
  /// Each audited file once, in path order.
  package var files: [FileReport]
  /// What the user should know beside findings, about files and definitions that have no entry in `files`: what can't
  /// be read, what a definition leaves unclear. In path order.
  package var problems: [AuditProblem]
  /// Findings left out because the baseline accepts them.
  package var baselined: Int
  /// Entries of the baseline that no finding matches any more.
  package var stale: Int
  /// Swift files seen that have no entry in `files`: excluded and generated ones.
  package var unlistedFiles: Int

  package init(
    version: String = ToolVersion.current,
    root: String,
    files: [FileReport],
    problems: [AuditProblem] = [],
    baselined: Int = 0,
    stale: Int = 0,
    unlistedFiles: Int = 0
  ) {
    self.version = version
    self.root = root
    self.files = files
    self.problems = problems
    self.baselined = baselined
    self.stale = stale
    self.unlistedFiles = unlistedFiles
  }

  /// The report's own problems and those of its files, in path order and in the order of the text.
  package var allProblems: [AuditProblem] {
    (problems + files.flatMap { $0.problems }).sorted()
  }
}
