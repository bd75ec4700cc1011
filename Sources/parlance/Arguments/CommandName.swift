import Audit
import Linting
import Workspace

/// The commands of the program, in the order in which help lists them.
enum CommandName: String, CaseIterable {
  case audit, tokens, explain, rules
  case initialize = "init"
  case extract, lsp, help

  /// What the command does; one line, lower case, no final stop.
  var summary: String {
    switch self {
    case .audit: AuditOptions.syntax.summary
    case .tokens: TokensOptions.syntax.summary
    case .explain: ExplainOptions.syntax.summary
    case .rules: RulesOptions.syntax.summary
    case .initialize: InitOptions.syntax.summary
    case .extract: ExtractOptions.syntax.summary
    case .lsp: LanguageServerOptions.syntax.summary
    case .help: "say what a command does"
    }
  }

  /// The command that `word` names.
  static func named(_ word: String) throws(UsageProblem) -> CommandName {
    if let command = CommandName(rawValue: word) { return command }
    if laterCommands.contains(word) { throw .later("the command '\(word)'") }
    throw .unknown(
      "command",
      word,
      nearest: NearestWord.nearest(to: word, in: allCases.map { $0.rawValue }),
      otherwise: "'parlance --help' lists the commands"
    )
  }

  /// Commands of the documentation that this version doesn't have.
  private static let laterCommands: Set<String> = ["fix", "report", "baseline"]
}
