import Audit
import Linting
import Workspace

/// What the command line of `audit` asks for.
struct AuditOptions: Sendable, Equatable {
  var request = AuditRequest()
  /// As given; see `outputs`.
  var formats: [ReportOutput<ReportFormat>] = []
  var failure = FailurePolicy()
  /// The least severity that text prints.
  var minimumSeverity = Severity.warning
  var color = ColorChoice.automatic
  var showsProgress = true
  var isQuiet = false
  var isVerbose = false
  var showsStatistics = false
  /// The file that standard input stands for.
  var standardInputName: String?
  /// Whether standard input is the text to audit: `-` was an operand.
  var readsStandardInput = false

  /// Text on standard output unless something else was asked for.
  var outputs: [ReportOutput<ReportFormat>] { formats.isEmpty ? [ReportOutput(.text)] : formats }

  mutating func finish(operands: [String]) throws(UsageProblem) {
    readsStandardInput = operands.contains("-")
    if readsStandardInput {
      guard operands.count == 1 else {
        throw UsageProblem("standard input is audited alone", remedy: "leave out '-' or the other paths")
      }
      guard let standardInputName else {
        throw UsageProblem(
          "'-' needs the file that standard input stands for",
          remedy: "add '--stdin-filename FILE'"
        )
      }
      request.paths = [standardInputName]
    } else {
      if standardInputName != nil {
        throw UsageProblem("'--stdin-filename' goes with '-'", remedy: "write '-' in place of the paths")
      }
      if let empty = operands.first(where: { $0.isEmpty }) {
        throw UsageProblem("'\(empty)' is no path", remedy: "write '.' for the working directory")
      }
      request.paths = operands.isEmpty ? ["."] : operands
    }
    try ReportOutput.check(outputs)
    try checkChoiceOfRules()
  }

  /// Options that only one of can be meant: rules that run alone, and others that are turned on or off.
  private func checkChoiceOfRules() throws(UsageProblem) {
    guard let first = request.only.first else { return }
    for override in request.overrides {
      let rule = override.rule.rawValue
      let isOnly = request.only.contains(override.rule)
      if override.level == .off {
        guard isOnly else { continue }
        throw UsageProblem(
          "'--only \(rule)' and '--off \(rule)' contradict each other",
          remedy: "leave one of them out"
        )
      } else if !isOnly {
        throw UsageProblem(
          "'--only \(first)' and '--rule \(rule)' contradict each other",
          remedy: "add '--only \(rule)', or leave one of them out"
        )
      }
    }
  }

  /// Every rule that an option names is one of `rules`.
  func checkRules(among rules: [RuleDescription]) throws(UsageProblem) {
    for id in request.overrides.map({ $0.rule }) + request.only where !rules.contains(where: { $0.id == id }) {
      throw .unknown(
        "rule",
        id.rawValue,
        nearest: NearestWord.nearest(to: id.rawValue, in: rules.lazy.map { $0.id.rawValue }),
        otherwise: "'parlance rules' lists them"
      )
    }
  }
}
