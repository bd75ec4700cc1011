import JSON

/// A folder that the client has opened.
package struct WorkspaceFolder: Hashable, Sendable, FieldDecodable {
  package let uri: DocumentURI
  package let name: String

  package init(uri: DocumentURI, name: String) {
    self.uri = uri
    self.name = name
  }

  package init(_ field: Field) throws(InvalidField) {
    uri = try field.required("uri")
    name = field.lenient("name") ?? ""
  }
}

package enum DidChangeWorkspaceFoldersNotification: ClientNotification {
  package static let method = "workspace/didChangeWorkspaceFolders"

  package struct Params: FieldDecodable {
    package let added: [WorkspaceFolder]
    package let removed: [WorkspaceFolder]

    package init(_ field: Field) throws(InvalidField) {
      let event = field.member("event")
      added = try event.optional("added") ?? []
      removed = try event.optional("removed") ?? []
    }
  }
}
