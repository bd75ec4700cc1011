/// The options of a command, whose table the type knows.
protocol CommandOptions: Sendable {
  static var syntax: CommandSyntax<Self> { get }

  /// What holds where nothing is given.
  init()

  /// Takes over the operands, of which there are as many as the table allows, and checks what no single option can.
  mutating func finish(operands: [String]) throws(UsageProblem)
}

extension CommandOptions {
  mutating func finish(operands: [String]) throws(UsageProblem) {}
}
