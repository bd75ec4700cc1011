package import JSON

/// What can be read from a field of a client's message. Members that the type doesn't know are passed over.
package protocol FieldDecodable: Sendable {
  init(_ field: Field) throws(InvalidField)
}

extension Bool: FieldDecodable {
  package init(_ field: Field) throws(InvalidField) {
    guard let value = field.value?.boolValue else { throw field.invalid("a boolean") }
    self = value
  }
}

extension Int: FieldDecodable {
  package init(_ field: Field) throws(InvalidField) {
    guard let value = field.value?.intValue else { throw field.invalid("an integer") }
    self = value
  }
}

extension Double: FieldDecodable {
  package init(_ field: Field) throws(InvalidField) {
    guard let value = field.value?.doubleValue else { throw field.invalid("a number") }
    self = value
  }
}

extension String: FieldDecodable {
  package init(_ field: Field) throws(InvalidField) {
    guard let value = field.value?.stringValue else { throw field.invalid("a string") }
    self = value
  }
}

extension JSONValue: FieldDecodable {
  package init(_ field: Field) throws(InvalidField) {
    guard let value = field.value else { throw field.invalid("a value") }
    self = value
  }
}

extension JSONObject: FieldDecodable {
  package init(_ field: Field) throws(InvalidField) {
    guard let value = field.value?.objectValue else { throw field.invalid("an object") }
    self = value
  }
}

extension Array: FieldDecodable where Element: FieldDecodable {
  package init(_ field: Field) throws(InvalidField) {
    guard let elements = field.value?.arrayValue else { throw field.invalid("an array") }
    self.init()
    reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      append(try Element(Field(element, at: .element(of: field.path, index))))
    }
  }
}

extension Optional: FieldDecodable where Wrapped: FieldDecodable {
  package init(_ field: Field) throws(InvalidField) {
    self = field.isAbsent ? nil : try Wrapped(field)
  }
}

/// Params or a result of which nothing is read.
package struct Nothing: FieldDecodable, JSONEncodable {
  package init() {}
  package init(_ field: Field) {}

  package var json: JSONValue { .null }
}
