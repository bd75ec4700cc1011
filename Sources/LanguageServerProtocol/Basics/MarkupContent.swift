package import JSON

/// How a text is to be shown.
package enum MarkupKind: String, Sendable, Hashable, FieldDecodable, JSONEncodable {
  case plainText = "plaintext"
  case markdown
}

/// A text for people.
package struct MarkupContent: Hashable, Sendable, JSONEncodable {
  package var kind: MarkupKind
  package var value: String

  package init(kind: MarkupKind, value: String) {
    self.kind = kind
    self.value = value
  }

  package var json: JSONValue { ["kind": kind.json, "value": .string(value)] }
}
