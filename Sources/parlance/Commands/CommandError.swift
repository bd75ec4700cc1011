import Audit

/// Why a command can't do what was asked, for standard error: one line, or one for each thing that is wrong.
struct CommandError: Error, Equatable {
  let line: String

  init(_ message: String) { line = "parlance: error: " + message }

  init(_ problem: UsageProblem) { self.init(problem.line) }

  /// A place comes first, as compilers print it, so that editors lead there.
  init(_ error: AuditError) {
    let lines = ([error] + error.further).map { error in
      "\(error.place ?? "parlance"): error: \(error.message)" + (error.remedy.map { "; " + $0 } ?? "")
    }
    line = lines.joined(separator: "\n")
  }
}
