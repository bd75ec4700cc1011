package import JSON

package enum DefinitionRequest: ClientRequest {
  package static let method = "textDocument/definition"
  package typealias Params = TextDocumentPositionParams

  package enum Answer: Sendable, JSONEncodable {
    case locations([Location])
    case links([LocationLink])

    package var json: JSONValue {
      switch self {
      case .locations(let locations): locations.json
      case .links(let links): links.json
      }
    }
  }
}

package enum ReferencesRequest: ClientRequest {
  package static let method = "textDocument/references"
  package typealias Answer = [Location]

  package struct Params: DocumentParams {
    package let textDocument: TextDocumentIdentifier
    package let position: Position
    package let includesDeclaration: Bool
    package let workDoneToken: ProgressToken?
    package let partialResultToken: ProgressToken?

    package init(_ field: Field) throws(InvalidField) {
      textDocument = try field.required("textDocument")
      position = try field.required("position")
      includesDeclaration = field.member("context").lenient("includeDeclaration") ?? false
      workDoneToken = field.lenient("workDoneToken")
      partialResultToken = field.lenient("partialResultToken")
    }
  }
}
