import Audit

/// What the command line of `explain` asks for.
struct ExplainOptions: CommandOptions, Equatable {
  /// A rule's id, a line or a token's name, as given.
  var subject = ""
  var configuration: String?
  var skipsIgnoredFiles = true
  var jobs: Int?
  var color = ColorChoice.automatic

  mutating func finish(operands: [String]) throws(UsageProblem) {
    subject = operands.first ?? ""
  }

  /// What is asked about, by how it is written.
  enum Topic: Equatable {
    case rule(String)
    case line(LineRequest)
    case token(NameRequest)
    /// A place that leads nowhere, such as `A.swift:x`.
    case malformedPlace
    /// A file without a line.
    case file
  }

  var topic: Topic {
    // A function's name, as in `Palette.ink(alpha:)`.
    if subject.hasSuffix(")") { return .token(name) }
    if var request = LineRequest(subject) {
      guard !request.file.isEmpty, request.line > 0, request.column ?? 1 > 0 else { return .malformedPlace }
      request.configuration = configuration
      request.skipsIgnoredFiles = skipsIgnoredFiles
      request.jobs = jobs
      return .line(request)
    }
    if subject.contains(":") { return .malformedPlace }
    // No rule's id holds a slash, a dot or a capital.
    if subject.contains("/") || subject.hasSuffix(".swift") { return .file }
    return subject.contains { $0 == "." || $0.isUppercase } ? .token(name) : .rule(subject)
  }

  private var name: NameRequest {
    NameRequest(name: subject, configuration: configuration, skipsIgnoredFiles: skipsIgnoredFiles, jobs: jobs)
  }

  static let syntax = CommandSyntax<ExplainOptions>(
    name: .explain,
    summary: "say what a rule wants and why, how a line is judged, or what a token is worth",
    discussion: [
      "For a RULE: what it reports, why it matters, its options, and code that it flags and accepts.",
      "For a line: each design value that it states, with the context it stands in, the rule that reports it or the "
        + "reason why none does, and what could be written instead; each token that it defines, with its value or the "
        + "reason why that can't be known, what it is an alias of, and whether it is offered.",
      "For a TOKEN: the same of the line that declares it.",
    ],
    operands: CommandOperands(
      synopsis: "RULE | FILE:LINE | TOKEN",
      help: "A rule's id, as 'parlance rules' lists it; or a place as the audit prints it, a column behind the line "
        + "narrowing it down; or a token's name, as 'parlance tokens' lists it",
      count: 1...1
    ),
    options: [
      .configuration { $0.configuration = $1 },
      .noIgnore("Read files that git ignores as well") { $0.skipsIgnoredFiles = false },
      .jobs { $0.jobs = $1 },
      .color { $0.color = $1 },
    ],
    exitCodes: [
      (.clean, "it was explained"), (.failure, "there is no such rule, file, line or token; standard error says more"),
    ],
    examples: [
      CommandExample(line: "parlance explain raw-color", meaning: "explain one rule"),
      CommandExample(line: "parlance explain App/Login.swift:12", meaning: "explain what line 12 states and defines"),
      CommandExample(line: "parlance explain App/Login.swift:12:29", meaning: "explain the value at column 29 alone"),
      CommandExample(line: "parlance explain Palette.accent", meaning: "explain one token"),
    ]
  )
}
