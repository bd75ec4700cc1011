import JSON

/// A document is open in an editor: its text is no longer what the disk says.
package enum DidOpenNotification: ClientNotification {
  package static let method = "textDocument/didOpen"

  package struct Params: FieldDecodable {
    package let textDocument: TextDocumentItem

    package init(_ field: Field) throws(InvalidField) {
      textDocument = try field.required("textDocument")
    }
  }
}

package struct TextDocumentItem: Sendable, FieldDecodable {
  package let uri: DocumentURI
  package let languageID: String
  package let version: Int
  package let text: String

  package init(_ field: Field) throws(InvalidField) {
    uri = try field.required("uri")
    languageID = field.lenient("languageId") ?? ""
    version = field.lenient("version") ?? 0
    text = try field.required("text")
  }
}

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

package enum DidSaveNotification: ClientNotification {
  package static let method = "textDocument/didSave"

  package struct Params: DocumentParams {
    package let textDocument: TextDocumentIdentifier

    package init(_ field: Field) throws(InvalidField) {
      textDocument = try field.required("textDocument")
    }
  }
}

/// The disk's text counts again.
package enum DidCloseNotification: ClientNotification {
  package static let method = "textDocument/didClose"
  package typealias Params = TextDocumentParams
}
