import LanguageServerProtocol

enum DidChangeConfigurationHandler: NotificationHandler {
  typealias Message = DidChangeConfigurationNotification

  static func handle(_ params: DidChangeConfigurationNotification.Params, in session: Session) {
    let canAsk = session.client.capabilities.workspace.configuration && session.link.isConfirmed
    session.settings.didChange(params.settings, canAsk: canAsk)
  }
}
