package import JSON

package enum DocumentSymbolRequest: ClientRequest {
  package static let method = "textDocument/documentSymbol"
  package typealias Params = TextDocumentParams

  package enum Answer: Sendable, JSONEncodable {
    case tree([DocumentSymbol])
    /// For clients that know no hierarchy.
    case flat([SymbolInformation])

    package var json: JSONValue {
      switch self {
      case .tree(let symbols): symbols.json
      case .flat(let symbols): symbols.json
      }
    }
  }
}

package struct DocumentSymbol: Sendable, Equatable, JSONEncodable {
  package var name: String
  package var detail: String?
  package var kind: SymbolKind
  package var isDeprecated = false
  package var range: PositionRange
  /// Lies inside `range`.
  package var selectionRange: PositionRange
  package var children: [DocumentSymbol] = []

  package init(name: String, detail: String?, kind: SymbolKind, range: PositionRange, selectionRange: PositionRange) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
  }

  package var json: JSONValue {
    .object(
      JSONObject(
        fields: ("name", name),
        ("detail", detail),
        ("kind", kind),
        ("tags", isDeprecated ? [1] : nil),
        ("range", range),
        ("selectionRange", selectionRange),
        ("children", children.isEmpty ? nil : children)
      )
    )
  }
}
