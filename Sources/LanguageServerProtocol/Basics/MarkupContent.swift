package import JSON

/// How a text is to be shown.
package enum MarkupKind: String, Sendable, Hashable, FieldDecodable, JSONEncodable {
  case plainText = "plaintext"
  case markdown
}

/// A text for people.
package struct MarkupContent: Hashable, Sendable, JSONEncodable {
  /// nil for a client that knows no kinds: it gets a bare string.
  package var kind: MarkupKind?
  package var value: String

  package init(kind: MarkupKind?, value: String) {
    self.kind = kind
    self.value = value
  }

  package var json: JSONValue {
    if let kind { ["kind": kind.json, "value": .string(value)] } else { .string(value) }
  }
}
