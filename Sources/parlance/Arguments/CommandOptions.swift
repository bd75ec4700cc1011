/// The options of a command, whose table the type knows.
protocol CommandOptions: Sendable {
  static var syntax: CommandSyntax<Self> { get }

  /// What holds where nothing is given.
  init()
}
