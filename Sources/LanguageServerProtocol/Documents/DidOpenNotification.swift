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
