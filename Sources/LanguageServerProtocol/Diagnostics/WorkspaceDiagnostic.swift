package import JSON

/// The client asks for the diagnostics of the whole workspace.
package enum WorkspaceDiagnosticRequest: ClientRequest {
  package static let method = "workspace/diagnostic"
  package typealias Answer = WorkspaceDiagnosticReport

  package struct Params: FieldDecodable {
    package let previousResultIDs: [PreviousResultID]
    package let workDoneToken: ProgressToken?
    package let partialResultToken: ProgressToken?

    package init(_ field: Field) throws(InvalidField) {
      previousResultIDs = try field.optional("previousResultIds") ?? []
      workDoneToken = field.lenient("workDoneToken")
      partialResultToken = field.lenient("partialResultToken")
    }
  }

  package struct PreviousResultID: FieldDecodable {
    package let uri: DocumentURI
    package let value: String

    package init(_ field: Field) throws(InvalidField) {
      uri = try field.required("uri")
      value = try field.required("value")
    }
  }
}

package struct WorkspaceDiagnosticReport: Sendable, JSONEncodable {
  package var items: [WorkspaceDocumentDiagnosticReport]

  package init(items: [WorkspaceDocumentDiagnosticReport]) {
    self.items = items
  }

  package var json: JSONValue { ["items": items.json] }
}

package struct WorkspaceDocumentDiagnosticReport: Sendable, JSONEncodable {
  package let uri: DocumentURI
  /// nil for a document that isn't open.
  package let version: Int?
  package let report: DocumentDiagnosticReport

  package init(uri: DocumentURI, version: Int?, report: DocumentDiagnosticReport) {
    self.uri = uri
    self.version = version
    self.report = report
  }

  package var json: JSONValue {
    var object = report.members
    object["uri"] = uri.json
    object["version"] = version.json
    return .object(object)
  }
}
