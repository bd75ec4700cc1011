import Audit

/// What the command line of `init` asks for.
struct InitOptions: CommandOptions, Equatable {
  var request = StartRequest()
  var isQuiet = false
  var isVerbose = false

  mutating func finish(operands: [String]) throws(UsageProblem) {
    if operands.first == "" { throw UsageProblem("'' is no path", remedy: "write '.' for the working directory") }
    request.folder = operands.first ?? "."
  }

  static let syntax = CommandSyntax<InitOptions>(
    name: .initialize,
    summary: "write a starting .parlance.json from what discovery found",
    discussion: [
      "Reads the workspace, says which tokens, components, themes and asset catalogs it found and what it skipped, and "
        + "writes a '.parlance.json' with comments: the folders and files of the design system, the library's component for each "
        + "platform control, and folders to leave out. Nothing of it is needed; it is a place to start from."
    ],
    operands: CommandOperands(
      synopsis: "[PATH]",
      help: "The folder to configure, default '.'; all of its git repository is read",
      count: 0...1
    ),
    options: [
      .flag("--force", "Replace a configuration that is there") { $0.request.overwrites = true },
      .noIgnore("Read files that git ignores as well") { $0.request.skipsIgnoredFiles = false },
      .jobs { $0.request.jobs = $1 },
      .flag("--quiet", letter: "q", "Write the file and say nothing") { $0.isQuiet = true },
      .verbose { $0.isVerbose = true },
    ],
    exitCodes: [
      (.clean, "the configuration was written"),
      (.failure, "one is there already, or it could not be written; standard error says more"),
    ],
    examples: [
      CommandExample(line: "parlance init", meaning: "configure the working directory"),
      CommandExample(line: "parlance init App --force", meaning: "replace the configuration of App"),
    ]
  )
}
