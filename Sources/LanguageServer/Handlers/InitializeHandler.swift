import LanguageServerProtocol

enum InitializeHandler: SessionRequestHandler {
  typealias Message = InitializeRequest

  static func answer(_ params: InitializeParams, in session: Session) -> InitializeResult {
    session.client = ClientProfile(capabilities: params.capabilities, name: params.clientName)
    session.folders = OpenFolders(params, files: session.options.files)
    session.processWatch.watch(params.processID)
    session.link.trace = params.trace ?? .off
    session.publisher.sendsVersion = params.capabilities.diagnostics.version
    session.settings.take(initializationOptions: params.initializationOptions)
    session.lifeCycle.begin()
    // Nothing else may be said before the answer is out.
    session.inbox.putFirst(.work { session in session.workspaceChanged() })
    return InitializeResult(
      capabilities: session.handlers.capabilities(for: session.client, commands: session.features.commands),
      serverName: session.options.name,
      serverVersion: session.options.version
    )
  }
}
