import Audit

/// What the command line of `rules` asks for.
struct RulesOptions: CommandOptions, Equatable {
  /// A form in which rules can be listed.
  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  var format = Format.text
  var color = ColorChoice.automatic

  static let syntax = CommandSyntax<RulesOptions>(
    name: .rules,
    summary: "list the rules",
    discussion: ["Prints each rule's id, its severity unless a configuration says otherwise, and what it reports."],
    operands: CommandOperands(synopsis: "", help: "", count: 0...0),
    options: [
      .value(
        "--format",
        "FORMAT",
        default: "text",
        "Print a 'text' table, 'json' for programs, or as 'markdown' the whole reference with explanations"
      ) { options, text throws(UsageProblem) in
        options.format = try ArgumentValue.choice(
          text,
          of: Format.allCases.map { ($0.rawValue, $0) },
          for: "--format"
        )
      },
      .color { $0.color = $1 },
    ],
    exitCodes: [(.clean, "the rules were listed"), (.failure, "standard error says why not")],
    examples: [
      CommandExample(line: "parlance rules", meaning: "list the rules"),
      CommandExample(line: "parlance rules --format json", meaning: "the same for programs"),
    ]
  )
}
