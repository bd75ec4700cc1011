/// The disk's text counts again.
package enum DidCloseNotification: ClientNotification {
  package static let method = "textDocument/didClose"
  package typealias Params = TextDocumentParams
}
