/// What a command line says.
struct ParsedArguments<Options: Sendable>: Sendable {
  var options: Options
  /// In the order given.
  var operands: [String]
  /// `--help` was there: nothing else counts.
  var wantsHelp = false
}
