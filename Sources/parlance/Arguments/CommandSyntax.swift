import Audit

/// Everything about a command's line: what the parser accepts and what `--help` teaches.
struct CommandSyntax<Options: Sendable>: Sendable {
  let name: CommandName
  /// One line, lower case, no final stop.
  let summary: String
  /// What the command does; paragraphs.
  let discussion: [String]
  let operands: CommandOperands
  let options: [CommandOption<Options>]
  /// What each exit code means here.
  let exitCodes: [(code: ExitCode, meaning: String)]
  let examples: [CommandExample]

  /// The option that is written `name`, available or not.
  func option(named name: String) -> CommandOption<Options>? {
    options.first { $0.name == name }
  }

  func option(lettered letter: Character) -> CommandOption<Options>? {
    options.first { $0.letter == letter }
  }

  var availableOptions: [CommandOption<Options>] { options.filter { $0.isAvailable } }
}
