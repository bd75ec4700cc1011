package import JSON

package enum DiagnosticSeverity: Int, Sendable, Hashable, JSONEncodable, FieldDecodable {
  case error = 1
  case warning = 2
  case information = 3
  case hint = 4
}

package enum DiagnosticTag: Int, Sendable, Hashable, JSONEncodable {
  /// Shown faded.
  case unnecessary = 1
  /// Shown struck through.
  case deprecated = 2
}

/// One remark at a range of a document.
package struct Diagnostic: Sendable, Equatable, JSONEncodable {
  package var range: PositionRange
  package var severity: DiagnosticSeverity?
  package var code: String?
  /// Where the code is explained.
  package var codeHref: String?
  package var source: String?
  package var message: String
  package var tags: [DiagnosticTag] = []
  package var relatedInformation: [DiagnosticRelatedInformation] = []
  package var data: JSONValue?

  package init(range: PositionRange, severity: DiagnosticSeverity?, code: String?, source: String?, message: String) {
    self.range = range
    self.severity = severity
    self.code = code
    self.source = source
    self.message = message
  }

  package var json: JSONValue {
    let description: JSONObject? = codeHref.map { ["href": .string($0)] }
    return .object(
      JSONObject(
        fields: ("range", range),
        ("severity", severity),
        ("code", code),
        ("codeDescription", description),
        ("source", source),
        ("message", message),
        ("tags", tags.isEmpty ? nil : tags),
        ("relatedInformation", relatedInformation.isEmpty ? nil : relatedInformation),
        ("data", data)
      )
    )
  }
}

/// Another place that helps to understand a diagnostic.
package struct DiagnosticRelatedInformation: Sendable, Hashable, JSONEncodable {
  package var location: Location
  package var message: String

  package init(location: Location, message: String) {
    self.location = location
    self.message = message
  }

  package var json: JSONValue { ["location": location.json, "message": .string(message)] }
}

/// A diagnostic that the client sends back; it may be old or of another server.
package struct ReturnedDiagnostic: Sendable, FieldDecodable {
  package let range: PositionRange
  package let code: String?
  package let source: String?
  package let data: JSONValue?

  package init(_ field: Field) throws(InvalidField) {
    range = try field.required("range")
    code = field.lenient("code")
    source = field.lenient("source")
    data = field.value?["data"]
  }
}
