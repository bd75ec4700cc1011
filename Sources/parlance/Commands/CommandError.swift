import Audit

/// Why a command can't do what was asked, as one line for standard error.
struct CommandError: Error, Equatable {
  let line: String

  init(_ message: String) { line = "parlance: error: " + message }

  init(_ problem: UsageProblem) { self.init(problem.line) }

  /// A place comes first, as compilers print it, so that editors lead there.
  init(_ error: AuditError) {
    let remedy = error.remedy.map { "; " + $0 } ?? ""
    line = "\(error.place ?? "parlance"): error: \(error.message)\(remedy)"
  }
}
