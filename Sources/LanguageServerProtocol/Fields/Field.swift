package import JSON

/// One value of a message with the path that leads to it, so that an error can say which field is wrong.
package struct Field: Sendable {
  /// nil where the message doesn't hold the field.
  package let value: JSONValue?
  package let path: FieldPath

  package init(_ value: JSONValue?, at path: FieldPath) {
    self.value = value
    self.path = path
  }

  /// The params of a message: missing ones, `null` and `[]` are as good as `{}`.
  package init(params: JSONValue?) {
    let isEmpty = params == nil || params == .null || params == .array([])
    self.init(isEmpty ? .object([:]) : params, at: .root("params"))
  }

  package func member(_ key: String) -> Field {
    Field(value?[key], at: .member(of: path, key))
  }

  /// Whether the message says nothing here, or `null`.
  package var isAbsent: Bool {
    value == nil || value == .null
  }

  package func invalid(_ expected: String) -> InvalidField {
    InvalidField(path: path, reason: "expected \(expected), found \(value?.typeName ?? "nothing")")
  }
}

extension Field {
  package func required<T: FieldDecodable>(_ key: String, as type: T.Type = T.self) throws(InvalidField) -> T {
    try expectObject()
    return try T(member(key))
  }

  /// nil for a missing field and for `null`.
  package func optional<T: FieldDecodable>(_ key: String, as type: T.Type = T.self) throws(InvalidField) -> T? {
    try expectObject()
    let field = member(key)
    return field.isAbsent ? nil : try T(field)
  }

  /// nil too for what can't be read: for values that only refine, which a client of another version may have changed.
  package func lenient<T: FieldDecodable>(_ key: String, as type: T.Type = T.self) -> T? {
    try? T(member(key))
  }

  /// The elements that can be read; those of a newer specification are passed over.
  package func lenientElements<T: FieldDecodable>(_ key: String, as type: T.Type = T.self) -> [T]? {
    guard let elements = value?[key]?.arrayValue else { return nil }
    return elements.compactMap { try? T(Field($0, at: path)) }
  }

  private func expectObject() throws(InvalidField) {
    guard case .object? = value else { throw invalid("an object") }
  }
}
