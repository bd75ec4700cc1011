import Audit

/// What runs once its command line is read.
protocol Command {
  associatedtype Options: CommandOptions

  /// - Throws: `CommandError` where what was asked can't be done; the program then ends with `ExitCode.failure`.
  func run(_ options: Options) throws(CommandError) -> ExitCode
}
