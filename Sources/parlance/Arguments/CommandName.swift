import Audit

/// The commands of the program, in the order in which help lists them.
enum CommandName: String, CaseIterable {
  case audit, explain, rules, help
  // Named in the documentation, for later versions.
  case fix, tokens, report, baseline
  case initialize = "init"
  case lsp

  /// Whether this version has the command.
  var isAvailable: Bool {
    switch self {
    case .audit, .explain, .rules, .help: true
    case .fix, .tokens, .report, .baseline, .initialize, .lsp: false
    }
  }

  /// What the command does; one line, lower case, no final stop.
  var summary: String {
    switch self {
    case .audit: AuditOptions.syntax.summary
    case .explain: ExplainOptions.syntax.summary
    case .rules: RulesOptions.syntax.summary
    case .help: "say how a command is used"
    case .fix, .tokens, .report, .baseline, .initialize, .lsp: ""
    }
  }

  static var available: [CommandName] { allCases.filter { $0.isAvailable } }

  /// The command that `word` names.
  static func named(_ word: String) throws(UsageProblem) -> CommandName {
    guard let command = CommandName(rawValue: word) else {
      let nearest = NearestName.of(word, among: available.map { $0.rawValue })
      throw .unknown("command", word, nearest: nearest, otherwise: "'parlance --help' lists the commands")
    }
    guard command.isAvailable else { throw .later("the command '\(word)'") }
    return command
  }
}
