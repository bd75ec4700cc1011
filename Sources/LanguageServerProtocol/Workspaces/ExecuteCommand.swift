package import JSON

package enum ExecuteCommandRequest: ClientRequest {
  package static let method = "workspace/executeCommand"
  package typealias Answer = JSONValue

  package struct Params: FieldDecodable {
    package let command: String
    package let arguments: [JSONValue]
    package let workDoneToken: ProgressToken?

    package init(_ field: Field) throws(InvalidField) {
      command = try field.required("command")
      arguments = try field.optional("arguments") ?? []
      workDoneToken = field.lenient("workDoneToken")
    }
  }
}

/// Asks the client to change documents.
package enum ApplyEditRequest: ServerRequest {
  package static let method = "workspace/applyEdit"

  package struct Params: JSONEncodable {
    package let label: String
    package let edit: WorkspaceEdit

    package init(label: String, edit: WorkspaceEdit) {
      self.label = label
      self.edit = edit
    }

    package var json: JSONValue { ["label": .string(label), "edit": edit.json] }
  }

  package struct Answer: FieldDecodable {
    package let isApplied: Bool
    package let failureReason: String?

    package init(_ field: Field) {
      isApplied = field.lenient("applied") ?? false
      failureReason = field.lenient("failureReason")
    }
  }
}
