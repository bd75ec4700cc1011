package import JSON

/// The document that a message is about.
package struct TextDocumentIdentifier: Hashable, Sendable {
  package var uri: DocumentURI

  package init(uri: DocumentURI) {
    self.uri = uri
  }
}

extension TextDocumentIdentifier: FieldDecodable, JSONEncodable {
  package init(_ field: Field) throws(InvalidField) {
    uri = try field.required("uri")
  }

  package var json: JSONValue { ["uri": uri.json] }
}

/// A document with the version that edits are meant for; nil is a closed file, whose content is the disk's.
package struct OptionalVersionedTextDocumentIdentifier: Hashable, Sendable, JSONEncodable {
  package var uri: DocumentURI
  package var version: Int?

  package init(uri: DocumentURI, version: Int?) {
    self.uri = uri
    self.version = version
  }

  package var json: JSONValue { ["uri": uri.json, "version": version.json] }
}

/// A caret in a document.
package struct TextDocumentPositionParams: DocumentParams {
  package let textDocument: TextDocumentIdentifier
  package let position: Position

  package init(_ field: Field) throws(InvalidField) {
    textDocument = try field.required("textDocument")
    position = try field.required("position")
  }
}

/// A request about a whole document.
package struct TextDocumentParams: DocumentParams {
  package let textDocument: TextDocumentIdentifier

  package init(_ field: Field) throws(InvalidField) {
    textDocument = try field.required("textDocument")
  }
}

/// Params that are about one document.
package protocol DocumentParams: FieldDecodable {
  var textDocument: TextDocumentIdentifier { get }
}
