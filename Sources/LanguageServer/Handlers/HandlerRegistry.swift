import JSON
import LanguageServerProtocol

/// All handlers of a session by their methods. What isn't here is refused, what is here is advertised.
struct HandlerRegistry {
  let requests: [String: RequestEntry]
  let notifications: [String: NotificationEntry]

  /// - Parameter offered: the features whose requests are handled.
  init(offered: Set<EditorFeature>) {
    let entries = Self.requestEntries.filter { entry in entry.feature.map(offered.contains) ?? true }
    requests = Dictionary(entries.map { ($0.method, $0) }) { first, _ in first }
    notifications = Dictionary(Self.notificationEntries.map { ($0.method, $0) }) { first, _ in first }
  }

  func capabilities(for client: ClientProfile, commands: [String]) -> ServerCapabilities {
    let offer = CapabilityOffer(client: client, commands: commands, handledMethods: Set(requests.keys))
    var capabilities = ServerCapabilities()
    capabilities.add("positionEncoding", value: .string(client.encodingName))
    for entry in Self.notificationEntries { entry.advertise(&capabilities) }
    for entry in Self.requestEntries where requests[entry.method] != nil {
      entry.advertise(&capabilities, offer)
    }
    return capabilities
  }

  private static var requestEntries: [RequestEntry] {
    [
      .session(InitializeHandler.self),
      .session(ShutdownHandler.self),
      .view(CodeActionHandler.self),
      .view(CodeActionResolveHandler.self),
      .view(CodeLensHandler.self),
      .view(CodeLensResolveHandler.self),
      .view(ColorPresentationHandler.self),
      .view(CompletionHandler.self),
      .view(CompletionResolveHandler.self),
      .view(DefinitionHandler.self),
      .view(DocumentColorHandler.self),
      .view(DocumentDiagnosticHandler.self),
      .view(DocumentSymbolHandler.self),
      .view(ExecuteCommandHandler.self),
      .view(HoverHandler.self),
      .view(InlayHintHandler.self),
      .view(InlayHintResolveHandler.self),
      .view(ReferencesHandler.self),
      .view(WorkspaceDiagnosticHandler.self),
      .view(WorkspaceSymbolHandler.self),
    ]
  }

  private static var notificationEntries: [NotificationEntry] {
    [
      .session(DidChangeConfigurationHandler.self),
      .session(DidChangeHandler.self),
      .session(DidChangeWatchedFilesHandler.self),
      .session(DidChangeWorkspaceFoldersHandler.self),
      .session(DidCloseHandler.self),
      .session(DidOpenHandler.self),
      .session(DidSaveHandler.self),
      .session(ExitHandler.self),
      .session(InitializedHandler.self),
      .session(SetTraceHandler.self),
      .session(WorkDoneProgressCancelHandler.self),
    ]
  }
}
