import JSON
import LanguageServerProtocol
import Workspace

enum DidOpenHandler: NotificationHandler {
  typealias Message = DidOpenNotification

  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.add("textDocumentSync", "openClose", value: true)
  }

  static func handle(_ params: DidOpenNotification.Params, in session: Session) {
    let item = params.textDocument
    let path = FileURI.path(of: item.uri).map { RealPath.of($0, in: session.options.files) }
    let name = item.uri.string.split(separator: "/").last ?? ""
    let document = OpenDocument(
      uri: item.uri,
      path: path,
      language: DocumentLanguage(languageID: item.languageID, name: path?.name ?? name),
      version: item.version,
      text: item.text
    )
    if session.documents.open(document) {
      session.link.log(.warning, "'\(item.uri)' was open already; its text is replaced")
    }
    session.documentChanged(.opened(document.textDocument), key: DocumentKey(item.uri))
  }
}
