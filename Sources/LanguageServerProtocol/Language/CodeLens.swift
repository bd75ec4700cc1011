package import JSON

package enum CodeLensRequest: ClientRequest {
  package static let method = "textDocument/codeLens"
  package typealias Params = TextDocumentParams
  package typealias Answer = [CodeLens]
}

package struct CodeLens: Sendable, Equatable, JSONEncodable {
  package var range: PositionRange
  /// nil until the lens is resolved.
  package var command: Command?
  package var data: JSONValue?

  package init(range: PositionRange, command: Command?, data: JSONValue?) {
    self.range = range
    self.command = command
    self.data = data
  }

  package var json: JSONValue {
    .object(JSONObject(fields: ("range", range), ("command", command), ("data", data)))
  }
}

package enum CodeLensResolveRequest: ClientRequest {
  package static let method = "codeLens/resolve"
  package typealias Params = ReturnedItem
  package typealias Answer = JSONObject
}

/// The client shall ask for code lenses again.
package enum CodeLensRefreshRequest: ServerRequest {
  package static let method = "workspace/codeLens/refresh"
  package typealias Params = Nothing
  package typealias Answer = Nothing
}
