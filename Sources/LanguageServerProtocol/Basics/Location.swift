package import JSON

/// A range in a document.
package struct Location: Hashable, Sendable {
  package var uri: DocumentURI
  package var range: PositionRange

  package init(uri: DocumentURI, range: PositionRange) {
    self.uri = uri
    self.range = range
  }
}

extension Location: FieldDecodable, JSONEncodable {
  package init(_ field: Field) throws(InvalidField) {
    uri = try field.required("uri")
    range = try field.required("range")
  }

  package var json: JSONValue { ["uri": uri.json, "range": range.json] }
}

/// A target of a jump with what is underlined at its origin.
package struct LocationLink: Hashable, Sendable, JSONEncodable {
  package var originSelectionRange: PositionRange?
  package var targetURI: DocumentURI
  /// The whole declaration.
  package var targetRange: PositionRange
  /// Its name; lies inside `targetRange`.
  package var targetSelectionRange: PositionRange

  package init(
    originSelectionRange: PositionRange?,
    targetURI: DocumentURI,
    targetRange: PositionRange,
    targetSelectionRange: PositionRange
  ) {
    self.originSelectionRange = originSelectionRange
    self.targetURI = targetURI
    self.targetRange = targetRange
    self.targetSelectionRange = targetSelectionRange
  }

  package var json: JSONValue {
    .object(
      JSONObject(
        fields: ("originSelectionRange", originSelectionRange),
        ("targetUri", targetURI),
        ("targetRange", targetRange),
        ("targetSelectionRange", targetSelectionRange)
      )
    )
  }
}
