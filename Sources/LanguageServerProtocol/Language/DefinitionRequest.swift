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
