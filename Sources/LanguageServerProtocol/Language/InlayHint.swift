package import JSON

package enum InlayHintRequest: ClientRequest {
  package static let method = "textDocument/inlayHint"
  package typealias Answer = [InlayHint]

  package struct Params: DocumentParams {
    package let textDocument: TextDocumentIdentifier
    package let range: PositionRange

    package init(_ field: Field) throws(InvalidField) {
      textDocument = try field.required("textDocument")
      range = try field.required("range")
    }
  }
}

package struct InlayHint: Sendable, Equatable, JSONEncodable {
  package var position: Position
  package var label: String
  package var tooltip: MarkupContent?
  package var paddingLeft = false
  package var data: JSONValue?

  package init(position: Position, label: String) {
    self.position = position
    self.label = label
  }

  package var json: JSONValue {
    .object(
      JSONObject(
        fields: ("position", position),
        ("label", label),
        ("tooltip", tooltip),
        ("paddingLeft", paddingLeft ? true : nil),
        ("data", data)
      )
    )
  }
}

package enum InlayHintResolveRequest: ClientRequest {
  package static let method = "inlayHint/resolve"
  package typealias Params = ReturnedItem
  package typealias Answer = JSONObject
}

/// The client shall ask for inlay hints again.
package enum InlayHintRefreshRequest: ServerRequest {
  package static let method = "workspace/inlayHint/refresh"
  package typealias Params = Nothing
  package typealias Answer = Nothing
}
