import Audit
import Linting
import Workspace

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// `parlance explain`: prints what a rule wants and why, how a line is judged, or what a token is.
struct ExplainCommand: Command {
  let rules: [RuleDescription]
  let lines: LineExplainer
  let console: Console

  func run(_ options: ExplainOptions) throws(CommandError) -> ExitCode {
    let isColored = console.isColored(options.color)
    switch options.topic {
    case .rule(let id): try explainRule(id, isColored)
    case .line(let line): try print([try explanation { () throws(AuditError) in try lines.explain(line) }], isColored)
    case .token(let name):
      if access(options.subject, F_OK) == 0 { throw fileAlone(options) }
      try print(try explanation { () throws(AuditError) in try lines.explain(name) }, isColored)
    case .malformedPlace:
      throw CommandError(
        UsageProblem(
          "'\(options.subject)' is no place",
          remedy: "write FILE:LINE or FILE:LINE:COLUMN, both counted from 1, as in 'App/Login.swift:12'"
        )
      )
    case .file: throw fileAlone(options)
    }
    return .clean
  }

  private func fileAlone(_ options: ExplainOptions) -> CommandError {
    CommandError(
      UsageProblem(
        "'\(options.subject)' is a file, not a rule or a line",
        remedy: "name a line: '\(options.subject):12'"
      )
    )
  }

  private func print(_ explanations: [LineExplanation], _ isColored: Bool) throws(CommandError) {
    let texts = explanations.map { LineExplanationText(of: $0, isColored: isColored).bytes }
    try console.print(Array(texts.joined(separator: [UInt8(ascii: "\n")])))
  }

  private func explainRule(_ id: String, _ isColored: Bool) throws(CommandError) {
    guard let rule = rules.first(where: { $0.id.rawValue == id }) else {
      throw CommandError(
        .unknown(
          "rule",
          id,
          nearest: NearestWord.nearest(to: id, in: rules.map { $0.id.rawValue }),
          otherwise: "'parlance rules' lists them"
        )
      )
    }
    try console.print(RuleExplanation(of: rule, isColored: isColored).bytes)
  }

  private func explanation<Value>(_ make: () throws(AuditError) -> Value) throws(CommandError) -> Value {
    do throws(AuditError) {
      return try make()
    } catch {
      throw CommandError(error)
    }
  }
}
