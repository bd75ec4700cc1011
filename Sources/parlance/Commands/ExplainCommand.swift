import Audit
import Linting
import Workspace

/// `parlance explain RULE`: prints what a rule wants and why.
struct ExplainCommand: Command {
  let rules: [RuleDescription]
  let console: Console

  func run(_ options: ExplainOptions) throws(CommandError) -> ExitCode {
    guard let rule = rules.first(where: { $0.id.rawValue == options.rule }) else {
      throw CommandError(problem(of: options.rule))
    }
    try console.print(RuleExplanation(of: rule, isColored: console.isColored(options.color)).bytes)
    return .clean
  }

  private func problem(of name: String) -> UsageProblem {
    // `App/Login.swift:12`: no rule has such a name.
    if let colon = name.lastIndex(of: ":"), Int(name[name.index(after: colon)...]) != nil {
      return .later("how to explain a line ('\(name)')")
    }
    return .unknown(
      "rule",
      name,
      nearest: NearestWord.nearest(to: name, in: rules.map { $0.id.rawValue }),
      otherwise: "'parlance rules' lists them"
    )
  }
}
