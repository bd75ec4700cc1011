import Audit

/// What the command line of `tokens` asks for.
struct TokensOptions: CommandOptions, Equatable {
  /// A form in which a vocabulary can be listed.
  enum Format: String, OutputFormat {
    case text, json, markdown, dtcg
  }

  var request = ListingRequest()
  /// As given; see `outputs`.
  var formats: [ReportOutput<Format>] = []
  var color = ColorChoice.automatic
  var isQuiet = false
  var isVerbose = false

  /// Text on standard output unless something else was asked for.
  var outputs: [ReportOutput<Format>] { formats.isEmpty ? [ReportOutput(.text)] : formats }

  mutating func finish(operands: [String]) throws(UsageProblem) {
    if operands.contains(where: { $0.isEmpty }) {
      throw UsageProblem("'' is no path", remedy: "write '.' for the working directory")
    }
    request.paths = operands.isEmpty ? ["."] : operands
    try ReportOutput.check(outputs)
  }

  static let syntax = CommandSyntax<TokensOptions>(
    name: .tokens,
    summary: "list the vocabulary found, with values and places",
    discussion: [
      "Lists the design tokens and components that Swift code, asset catalogs and token files define: each with its "
        + "kind, its value in light and dark appearance, how code writes it, and where it is declared.",
      "The whole root is read (see 'parlance audit --help'), so that values are followed wherever they lead; what is "
        + "listed is defined under PATH. A value that can't be known without running the code says why.",
    ],
    operands: CommandOperands(synopsis: "[PATH …]", help: "Files or folders to list, default '.'", count: 0...Int.max),
    options: [
      .value(
        "--format",
        "FORMAT[:FILE]",
        default: "text",
        "Print 'text', 'json', 'markdown' or a 'dtcg' token file, or write it to a file; repeat it for several forms"
      ) { options, text throws(UsageProblem) in
        options.formats.append(try ReportOutput(argument: text, option: "--format"))
      },
      .flag("--all", "List also what is known but not offered (private, deprecated …), with the reason") {
        $0.request.includesAll = true
      },
      .value("--kind", "KIND", "List this kind alone, such as 'color' or 'component'; repeat it for several") {
        options,
        text throws(UsageProblem) in
        options.request.kinds.insert(
          try ArgumentValue.choice(text, of: ListedKind.all.map { ($0.name, $0) }, for: "--kind")
        )
      },
      .configuration { $0.request.configuration = $1 },
      .noIgnore("Read files that git ignores as well") { $0.request.skipsIgnoredFiles = false },
      .jobs { $0.request.jobs = $1 },
      .color { $0.color = $1 },
      .flag("--quiet", letter: "q", "Say nothing of problems in definitions") { $0.isQuiet = true },
      .verbose { $0.isVerbose = true },
    ],
    exitCodes: [
      (.clean, "the vocabulary was listed, even if it is empty"),
      (.failure, "what was asked could not be done, or a file could not be read; standard error says why"),
    ],
    examples: [
      CommandExample(line: "parlance tokens", meaning: "list what the working directory offers"),
      CommandExample(
        line: "parlance tokens Modules/DesignSystem --kind color --all",
        meaning: "list one module's colours, private ones too"
      ),
      CommandExample(
        line: "parlance tokens --format dtcg:tokens.json --format markdown:tokens.md",
        meaning: "write a token file for other tools and a page for people"
      ),
    ]
  )
}
