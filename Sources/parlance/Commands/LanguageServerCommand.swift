import Audit

/// `parlance lsp`: serves an editor until it ends the session.
struct LanguageServerCommand: Command {
  let server: @Sendable () throws(CommandError) -> ExitCode

  func run(_ options: LanguageServerOptions) throws(CommandError) -> ExitCode { try server() }
}
