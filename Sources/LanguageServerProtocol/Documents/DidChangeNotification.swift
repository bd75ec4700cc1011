package enum DidChangeNotification: ClientNotification {
  package static let method = "textDocument/didChange"

  package struct Params: FieldDecodable {
    package let uri: DocumentURI
    /// nil where the client doesn't say.
    package let version: Int?
    /// Each is meant for the text that the one before leaves.
    package let changes: [ContentChange]

    package init(_ field: Field) throws(InvalidField) {
      uri = try field.required("textDocument", as: TextDocumentIdentifier.self).uri
      version = field.member("textDocument").lenient("version")
      changes = try field.required("contentChanges")
    }
  }
}

package struct ContentChange: Sendable, FieldDecodable {
  /// nil: the text replaces the whole document. The deprecated `rangeLength` isn't read.
  package let range: PositionRange?
  package let text: String

  package init(_ field: Field) throws(InvalidField) {
    range = try field.optional("range")
    text = try field.required("text")
  }
}
