import JSON
import LanguageServerProtocol

enum InitializedHandler: NotificationHandler {
  typealias Message = InitializedNotification

  static func handle(_ params: Nothing, in session: Session) {
    session.link.confirm()
    let workspace = session.client.capabilities.workspace
    if workspace.configuration { session.settings.ask() }
    if workspace.registersConfigurationChanges {
      let registration = Registration(
        id: "parlance/configuration",
        method: DidChangeConfigurationNotification.method,
        options: ["section": .string(EditorSettings.section)]
      )
      session.link.ask(RegisterCapabilityRequest.self, .init(registrations: [registration])) { _ in }
    }
  }
}
