package import JSON

/// A document's or folder's URI exactly as the client spells it.
package struct DocumentURI: Hashable, Sendable {
  package let string: String

  package init(_ string: String) {
    self.string = string
  }
}

extension DocumentURI: FieldDecodable, JSONEncodable {
  package init(_ field: Field) throws(InvalidField) {
    self.init(try String(field))
  }

  package var json: JSONValue { .string(string) }
}

extension DocumentURI: CustomStringConvertible {
  package var description: String { string }
}
