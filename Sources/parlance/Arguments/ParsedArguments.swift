/// What a command line says.
struct ParsedArguments<Options: CommandOptions>: Sendable {
  var options: Options
  /// `--help` was there: nothing else counts.
  var wantsHelp = false
}
