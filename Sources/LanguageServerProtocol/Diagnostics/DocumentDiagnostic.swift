package import JSON

/// The client asks for the diagnostics of a document.
package enum DocumentDiagnosticRequest: ClientRequest {
  package static let method = "textDocument/diagnostic"
  package typealias Answer = DocumentDiagnosticReport

  package struct Params: DocumentParams {
    package let textDocument: TextDocumentIdentifier
    package let previousResultID: String?

    package init(_ field: Field) throws(InvalidField) {
      textDocument = try field.required("textDocument")
      previousResultID = field.lenient("previousResultId")
    }
  }
}

package enum DocumentDiagnosticReport: Sendable, Equatable, JSONEncodable {
  case full(resultID: String, items: [Diagnostic])
  /// What the client has under that id still holds.
  case unchanged(resultID: String)

  var members: JSONObject {
    switch self {
    case .full(let resultID, let items):
      ["kind": "full", "resultId": .string(resultID), "items": items.json]
    case .unchanged(let resultID):
      ["kind": "unchanged", "resultId": .string(resultID)]
    }
  }

  package var json: JSONValue { .object(members) }
}

/// The client shall ask for all diagnostics again.
package enum DiagnosticRefreshRequest: ServerRequest {
  package static let method = "workspace/diagnostic/refresh"
  package typealias Params = Nothing
  package typealias Answer = Nothing
}
