package import JSON

/// What can be said in a message of the server.
package protocol JSONEncodable: Sendable {
  var json: JSONValue { get }
}

extension Bool: JSONEncodable {
  package var json: JSONValue { .bool(self) }
}

extension Int: JSONEncodable {
  package var json: JSONValue { .integer(Int64(self)) }
}

extension Double: JSONEncodable {
  package var json: JSONValue { .double(self) }
}

extension String: JSONEncodable {
  package var json: JSONValue { .string(self) }
}

extension JSONValue: JSONEncodable {
  package var json: JSONValue { self }
}

extension JSONObject: JSONEncodable {
  package var json: JSONValue { .object(self) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  package var json: JSONValue { .array(map(\.json)) }
}

/// nil is `null`.
extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  package var json: JSONValue { self?.json ?? .null }
}

extension JSONObject {
  /// Members in the order given; those that are nil are left out.
  package init(fields: (String, (any JSONEncodable)?)...) {
    self.init(fields.compactMap { key, value in value.map { (key, $0.json) } })
  }
}

extension JSONEncodable where Self: RawRepresentable, RawValue == Int {
  package var json: JSONValue { .integer(Int64(rawValue)) }
}

extension JSONEncodable where Self: RawRepresentable, RawValue == String {
  package var json: JSONValue { .string(rawValue) }
}

extension FieldDecodable where Self: RawRepresentable, RawValue: FieldDecodable {
  package init(_ field: Field) throws(InvalidField) {
    let rawValue = try RawValue(field)
    guard let value = Self(rawValue: rawValue) else {
      throw InvalidField(path: field.path, reason: "the value '\(rawValue)' is not known")
    }
    self = value
  }
}
