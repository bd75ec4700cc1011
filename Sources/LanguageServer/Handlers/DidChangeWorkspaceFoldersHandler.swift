import JSON
import LanguageServerProtocol

enum DidChangeWorkspaceFoldersHandler: NotificationHandler {
  typealias Message = DidChangeWorkspaceFoldersNotification

  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.add("workspace", "workspaceFolders", value: ["supported": true, "changeNotifications": true])
  }

  /// Documents whose last folder is gone have their diagnostics taken back by what follows from the change.
  static func handle(_ params: DidChangeWorkspaceFoldersNotification.Params, in session: Session) {
    for folder in params.removed { session.folders.remove(folder) }
    for folder in params.added { session.folders.add(folder, files: session.options.files) }
    session.workspaceChanged()
  }
}
