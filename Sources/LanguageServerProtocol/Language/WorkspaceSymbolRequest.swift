package enum WorkspaceSymbolRequest: ClientRequest {
  package static let method = "workspace/symbol"
  package typealias Answer = [SymbolInformation]

  package struct Params: FieldDecodable {
    package let query: String

    package init(_ field: Field) throws(InvalidField) {
      query = try field.required("query")
    }
  }
}
