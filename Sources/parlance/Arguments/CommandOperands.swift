/// What may stand beside a command's options.
struct CommandOperands: Sendable {
  /// As in a synopsis: `[PATH …]`.
  let synopsis: String
  /// A whole sentence without the last stop.
  let help: String
  let count: ClosedRange<Int>
}
