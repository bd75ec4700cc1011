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
