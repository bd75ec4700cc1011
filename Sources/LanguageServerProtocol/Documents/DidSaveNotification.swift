package enum DidSaveNotification: ClientNotification {
  package static let method = "textDocument/didSave"

  package struct Params: DocumentParams {
    package let textDocument: TextDocumentIdentifier

    package init(_ field: Field) throws(InvalidField) {
      textDocument = try field.required("textDocument")
    }
  }
}
