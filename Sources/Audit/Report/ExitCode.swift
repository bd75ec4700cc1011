/// How the program ends, for scripts.
package enum ExitCode: Int32, Sendable {
  /// Nothing at or above the fail level.
  case clean = 0
  /// Findings at or above the fail level.
  case findings = 1
  /// What was asked could not be done.
  case failure = 2
}
