package import JSON

/// All diagnostics of a document; they replace those before.
package enum PublishDiagnosticsNotification: ServerNotification {
  package static let method = "textDocument/publishDiagnostics"

  package struct Params: JSONEncodable {
    package let uri: DocumentURI
    /// Of the document; only for clients that want it.
    package let version: Int?
    package let diagnostics: [Diagnostic]

    package init(uri: DocumentURI, version: Int?, diagnostics: [Diagnostic]) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }

    package var json: JSONValue {
      .object(JSONObject(fields: ("uri", uri), ("version", version), ("diagnostics", diagnostics)))
    }
  }
}
