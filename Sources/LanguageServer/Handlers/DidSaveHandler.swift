import JSON
import LanguageServerProtocol

/// The buffer goes on to count, so a text that comes along isn't read.
enum DidSaveHandler: NotificationHandler {
  typealias Message = DidSaveNotification

  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.add("textDocumentSync", "save", value: ["includeText": false])
  }

  static func handle(_ params: DidSaveNotification.Params, in session: Session) {
    guard let document = session.documents[params.textDocument.uri] else { return }
    session.features.documentChanged(.saved(document.textDocument.id), files: session.files)
  }
}
