import JSON
import LanguageServerProtocol

enum DidChangeHandler: NotificationHandler {
  typealias Message = DidChangeNotification

  static func advertise(in capabilities: inout ServerCapabilities) {
    // 2 is incremental.
    capabilities.add("textDocumentSync", "change", value: 2)
  }

  static func handle(_ params: DidChangeNotification.Params, in session: Session) {
    let before = session.documents[params.uri]?.version
    guard let before, let changes = session.documents.change(params, in: session.client.encoding),
      let document = session.documents[params.uri]
    else {
      return session.link.log(.warning, "a change of '\(params.uri)', which isn't open, was ignored")
    }
    if let version = params.version, version <= before {
      session.link.log(.warning, "'\(params.uri)' went from version \(before) to \(version)")
    }
    if params.changes.contains(where: { $0.range.map { $0.end < $0.start } ?? false }) {
      session.link.log(.warning, "a change of '\(params.uri)' has a range that ends before it begins")
    }
    session.documentChanged(.edited(document.textDocument, changes), key: DocumentKey(params.uri))
  }
}
