package import JSON

/// The client asks for the diagnostics of a document.
package enum DocumentDiagnosticRequest: ClientRequest {
  package static let method = "textDocument/diagnostic"
  package typealias Answer = RelatedDiagnosticReport

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

/// A document's report with those of other documents that it depends on.
package struct RelatedDiagnosticReport: Sendable, Equatable, JSONEncodable {
  package var report: DocumentDiagnosticReport
  /// Only for clients that know such.
  package var related: [Related] = []

  package struct Related: Sendable, Equatable {
    package let uri: DocumentURI
    package let report: DocumentDiagnosticReport

    package init(uri: DocumentURI, report: DocumentDiagnosticReport) {
      self.uri = uri
      self.report = report
    }
  }

  package init(_ report: DocumentDiagnosticReport) {
    self.report = report
  }

  package var json: JSONValue {
    var object = report.members
    if !related.isEmpty {
      object["relatedDocuments"] = .object(JSONObject(related.map { ($0.uri.string, $0.report.json) }))
    }
    return .object(object)
  }
}

/// The client shall ask for all diagnostics again.
package enum DiagnosticRefreshRequest: ServerRequest {
  package static let method = "workspace/diagnostic/refresh"
  package typealias Params = Nothing
  package typealias Answer = Nothing
}
