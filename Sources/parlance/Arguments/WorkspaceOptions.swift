/// Options that every command has which reads a workspace.
extension CommandOption {
  /// `--config FILE`
  static func configuration(_ apply: @escaping @Sendable (inout Options, String) -> Void) -> CommandOption {
    .value("--config", "FILE", default: "every '.parlance.json' from the root down", "Use this configuration alone") {
      apply(&$0, $1)
    }
  }

  /// `--no-ignore`
  static func noIgnore(_ help: String, _ apply: @escaping @Sendable (inout Options) -> Void) -> CommandOption {
    .flag("--no-ignore", help, apply: apply)
  }

  /// `--jobs N`
  static func jobs(_ apply: @escaping @Sendable (inout Options, Int) -> Void) -> CommandOption {
    .value("--jobs", "N", default: "the number of processors", "Work on so many files at once") {
      options,
      text throws(UsageProblem) in
      apply(&options, try ArgumentValue.count(text, atLeast: 1, for: "--jobs"))
    }
  }

  /// `--verbose`
  static func verbose(_ apply: @escaping @Sendable (inout Options) -> Void) -> CommandOption {
    .flag(
      "--verbose",
      letter: "v",
      "Say on standard error what discovery found and skipped, and why",
      apply: apply
    )
  }
}
