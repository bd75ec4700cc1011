import Audit

/// What the command line of `explain` asks for.
struct ExplainOptions: CommandOptions, Equatable {
  /// As given.
  var rule = ""
  var color = ColorChoice.automatic

  mutating func finish(operands: [String]) throws(UsageProblem) {
    rule = operands.first ?? ""
  }

  static let syntax = CommandSyntax<ExplainOptions>(
    name: .explain,
    summary: "say what a rule wants, why, and how code changes",
    discussion: [
      "Prints what the rule reports, why it matters, its options, and code that it flags and accepts."
    ],
    operands: CommandOperands(
      synopsis: "RULE",
      help: "A rule's id, as 'parlance rules' lists it",
      count: 1...1
    ),
    options: [.color { $0.color = $1 }],
    exitCodes: [(.clean, "the rule was explained"), (.failure, "there is no such rule; standard error says more")],
    examples: [CommandExample(line: "parlance explain raw-color", meaning: "explain one rule")]
  )
}
