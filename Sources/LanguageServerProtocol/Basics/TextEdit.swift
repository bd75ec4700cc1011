package import JSON

/// A replacement in a document; of several, all ranges are those of the text before the first.
package struct TextEdit: Hashable, Sendable {
  package var range: PositionRange
  package var newText: String

  package init(range: PositionRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}

extension TextEdit: FieldDecodable, JSONEncodable {
  package init(_ field: Field) throws(InvalidField) {
    range = try field.required("range")
    newText = try field.required("newText")
  }

  package var json: JSONValue { ["range": range.json, "newText": .string(newText)] }
}

/// An edit that the client may show for confirmation, under the annotation of that id.
package struct AnnotatedTextEdit: Hashable, Sendable, JSONEncodable {
  package var edit: TextEdit
  package var annotationID: String?

  package init(_ edit: TextEdit, annotationID: String? = nil) {
    self.edit = edit
    self.annotationID = annotationID
  }

  package var json: JSONValue {
    .object(
      JSONObject(
        fields: ("range", edit.range),
        ("newText", edit.newText),
        ("annotationId", annotationID)
      )
    )
  }
}
