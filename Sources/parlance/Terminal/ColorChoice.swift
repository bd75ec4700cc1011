/// Whether text is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case automatic = "auto"
  case always, never

  /// Decides for an output. `NO_COLOR` and `CLICOLOR_FORCE` count where the user made no choice on the command line, as
  /// their conventions (no-color.org, bixense.com/clicolors) want it; the first wins over the second.
  func isOn(isTerminal: Bool, environment: Environment) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .automatic:
      if environment["NO_COLOR"] ?? "" != "" { return false }
      if !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "") { return true }
      return isTerminal && environment["TERM"] != "dumb"
    }
  }
}
