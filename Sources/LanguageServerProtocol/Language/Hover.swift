package import JSON

package enum HoverRequest: ClientRequest {
  package static let method = "textDocument/hover"
  package typealias Params = TextDocumentPositionParams
  package typealias Answer = Hover?
}

package struct Hover: Sendable, Equatable, JSONEncodable {
  package let contents: MarkupContent
  package let range: PositionRange

  package init(contents: MarkupContent, range: PositionRange) {
    self.contents = contents
    self.range = range
  }

  package var json: JSONValue { ["contents": contents.json, "range": range.json] }
}
