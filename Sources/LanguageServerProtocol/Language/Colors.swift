package import JSON

package enum DocumentColorRequest: ClientRequest {
  package static let method = "textDocument/documentColor"
  package typealias Params = TextDocumentParams
  package typealias Answer = [ColorInformation]
}

package struct ColorInformation: Sendable, Equatable, JSONEncodable {
  package let range: PositionRange
  package let color: ProtocolColor

  package init(range: PositionRange, color: ProtocolColor) {
    self.range = range
    self.color = color
  }

  package var json: JSONValue { ["range": range.json, "color": color.json] }
}

/// The specification's `Color`: sRGB, each component from 0 to 1.
package struct ProtocolColor: Hashable, Sendable, FieldDecodable, JSONEncodable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  /// What lies outside of 0 to 1 is clamped.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = min(max(red, 0), 1)
    self.green = min(max(green, 0), 1)
    self.blue = min(max(blue, 0), 1)
    self.alpha = min(max(alpha, 0), 1)
  }

  package init(_ field: Field) throws(InvalidField) {
    self.init(
      red: try field.required("red"),
      green: try field.required("green"),
      blue: try field.required("blue"),
      alpha: try field.required("alpha")
    )
  }

  package var json: JSONValue {
    ["red": .double(red), "green": .double(green), "blue": .double(blue), "alpha": .double(alpha)]
  }
}

package enum ColorPresentationRequest: ClientRequest {
  package static let method = "textDocument/colorPresentation"
  package typealias Answer = [ColorPresentation]

  package struct Params: DocumentParams {
    package let textDocument: TextDocumentIdentifier
    package let color: ProtocolColor
    package let range: PositionRange

    package init(_ field: Field) throws(InvalidField) {
      textDocument = try field.required("textDocument")
      color = try field.required("color")
      range = try field.required("range")
    }
  }
}

package struct ColorPresentation: Sendable, Equatable, JSONEncodable {
  package let label: String
  package let textEdit: TextEdit
  package let additionalTextEdits: [TextEdit]

  package init(label: String, textEdit: TextEdit, additionalTextEdits: [TextEdit] = []) {
    self.label = label
    self.textEdit = textEdit
    self.additionalTextEdits = additionalTextEdits
  }

  package var json: JSONValue {
    .object(
      JSONObject(
        fields: ("label", label),
        ("textEdit", textEdit),
        ("additionalTextEdits", additionalTextEdits.isEmpty ? nil : additionalTextEdits)
      )
    )
  }
}
