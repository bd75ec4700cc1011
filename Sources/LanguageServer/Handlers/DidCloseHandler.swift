import LanguageServerProtocol

enum DidCloseHandler: NotificationHandler {
  typealias Message = DidCloseNotification

  static func handle(_ params: TextDocumentParams, in session: Session) {
    let uri = params.textDocument.uri
    guard let closed = session.documents.close(uri) else {
      return session.link.log(.warning, "'\(uri)' was closed, but it isn't open")
    }
    let key = DocumentKey(uri)
    if session.pushesDiagnostics { session.publisher.clear(key, uri: closed.uri) }
    // The file may still be open under another name, whose text counts then.
    if let path = closed.path, let other = session.documents.document(at: path) {
      session.documentChanged(.opened(other.textDocument), key: DocumentKey(other.uri))
    } else {
      session.features.documentChanged(.closed(closed.textDocument.id), files: session.files)
    }
  }
}
