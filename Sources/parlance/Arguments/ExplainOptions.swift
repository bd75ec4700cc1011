import Audit

/// What the command line of `explain` asks for.
struct ExplainOptions: CommandOptions, Equatable {
  /// A rule's id, or a line, as given.
  var subject = ""
  var configuration: String?
  var skipsIgnoredFiles = true
  var jobs: Int?
  var color = ColorChoice.automatic

  mutating func finish(operands: [String]) throws(UsageProblem) {
    subject = operands.first ?? ""
  }

  /// The line that is asked about; `nil` where it is a rule.
  var line: LineRequest? {
    guard var request = LineRequest(subject) else { return nil }
    request.configuration = configuration
    request.skipsIgnoredFiles = skipsIgnoredFiles
    request.jobs = jobs
    return request
  }

  /// Whether the subject is written as a file without a line; no rule's id holds a slash or a dot.
  var namesFile: Bool { line == nil && (subject.contains("/") || subject.contains(".")) }

  static let syntax = CommandSyntax<ExplainOptions>(
    name: .explain,
    summary: "say what a rule wants and why, or how a line is judged",
    discussion: [
      "For a RULE: what it reports, why it matters, its options, and code that it flags and accepts.",
      "For a line: each design value that it states, with the context it stands in, the rule that reports it or the "
        + "reason why none does, and what could be written instead; each token that it defines, with its value or the "
        + "reason why that can't be known, what it is an alias of, and whether it is offered.",
    ],
    operands: CommandOperands(
      synopsis: "RULE | FILE:LINE",
      help: "A rule's id, as 'parlance rules' lists it; or a place as the audit prints it, a column behind the line "
        + "narrowing it down",
      count: 1...1
    ),
    options: [
      .configuration { $0.configuration = $1 },
      .noIgnore("Read files that git ignores as well") { $0.skipsIgnoredFiles = false },
      .jobs { $0.jobs = $1 },
      .color { $0.color = $1 },
    ],
    exitCodes: [
      (.clean, "it was explained"), (.failure, "there is no such rule, file or line; standard error says more"),
    ],
    examples: [
      CommandExample(line: "parlance explain raw-color", meaning: "explain one rule"),
      CommandExample(line: "parlance explain App/Login.swift:12", meaning: "explain what line 12 states and defines"),
      CommandExample(line: "parlance explain App/Login.swift:12:29", meaning: "explain the value at column 29 alone"),
    ]
  )
}
