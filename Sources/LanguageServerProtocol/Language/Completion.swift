package import JSON

package enum CompletionRequest: ClientRequest {
  package static let method = "textDocument/completion"
  package typealias Answer = CompletionList

  package struct Params: DocumentParams {
    package let textDocument: TextDocumentIdentifier
    package let position: Position
    /// The character that made the client ask by itself; nil where the user asked or typed a word.
    package let triggerCharacter: String?

    package init(_ field: Field) throws(InvalidField) {
      textDocument = try field.required("textDocument")
      position = try field.required("position")
      triggerCharacter = field.member("context").lenient("triggerCharacter")
    }
  }
}

package struct CompletionList: Sendable, JSONEncodable {
  /// Whether typing on is worth asking again.
  package var isIncomplete: Bool
  package var itemDefaults: JSONObject?
  package var items: [CompletionItem]

  package init(isIncomplete: Bool, itemDefaults: JSONObject? = nil, items: [CompletionItem]) {
    self.isIncomplete = isIncomplete
    self.itemDefaults = itemDefaults
    self.items = items
  }

  package var json: JSONValue {
    .object(JSONObject(fields: ("isIncomplete", isIncomplete), ("itemDefaults", itemDefaults), ("items", items)))
  }
}

/// Fills in what an item left out.
package enum CompletionResolveRequest: ClientRequest {
  package static let method = "completionItem/resolve"
  package typealias Params = ReturnedItem
  package typealias Answer = JSONObject
}

/// An item, action, hint or lens that the client sends back to have it completed.
package struct ReturnedItem: Sendable, FieldDecodable {
  /// All that the client sent: what isn't added stays as it is.
  package var object: JSONObject
  package let data: JSONValue?

  package init(_ field: Field) throws(InvalidField) {
    object = try JSONObject(field)
    data = object["data"]
  }
}
