import Audit
import Linting
import Workspace

/// `parlance explain`: prints what a rule wants and why, or how a line is judged.
struct ExplainCommand: Command {
  let rules: [RuleDescription]
  let lines: LineExplainer
  let console: Console

  func run(_ options: ExplainOptions) throws(CommandError) -> ExitCode {
    let isColored = console.isColored(options.color)
    if let line = options.line {
      try console.print(LineExplanationText(of: try explanation(of: line), isColored: isColored).bytes)
      return .clean
    }
    if options.namesFile {
      throw CommandError(
        UsageProblem(
          "'\(options.subject)' is a file, not a rule or a line",
          remedy: "name a line: '\(options.subject):12'"
        )
      )
    }
    guard let rule = rules.first(where: { $0.id.rawValue == options.subject }) else {
      throw CommandError(
        .unknown(
          "rule",
          options.subject,
          nearest: NearestWord.nearest(to: options.subject, in: rules.map { $0.id.rawValue }),
          otherwise: "'parlance rules' lists them"
        )
      )
    }
    try console.print(RuleExplanation(of: rule, isColored: isColored).bytes)
    return .clean
  }

  private func explanation(of line: LineRequest) throws(CommandError) -> LineExplanation {
    do throws(AuditError) {
      return try lines.explain(line)
    } catch {
      throw CommandError(error)
    }
  }
}
