package import JSON

package enum SymbolKind: Int, Sendable, Hashable, JSONEncodable {
  case file = 1
  case module
  case namespace
  case package
  case `class`
  case method
  case property
  case field
  case constructor
  case `enum`
  case interface
  case function
  case variable
  case constant
  case string
  case number
  case boolean
  case array
  case object
  case key
  case null
  case enumMember
  case `struct`
  case event
  case `operator`
  case typeParameter
}

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

package struct SymbolInformation: Sendable, Equatable, JSONEncodable {
  package var name: String
  package var kind: SymbolKind
  package var isDeprecated = false
  package var containerName: String?
  package var location: Location

  package init(name: String, kind: SymbolKind, containerName: String?, location: Location) {
    self.name = name
    self.kind = kind
    self.containerName = containerName
    self.location = location
  }

  package var json: JSONValue {
    .object(
      JSONObject(
        fields: ("name", name),
        ("kind", kind),
        ("tags", isDeprecated ? [1] : nil),
        ("containerName", containerName),
        ("location", location)
      )
    )
  }
}

package enum WorkspaceSymbolRequest: ClientRequest {
  package static let method = "workspace/symbol"
  package typealias Answer = [SymbolInformation]

  package struct Params: FieldDecodable {
    package let query: String

    package init(_ field: Field) throws(InvalidField) {
      query = try field.required("query")
    }
  }
}
