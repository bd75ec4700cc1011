/// A JSON value: the one form in which the program reads and writes JSON.
///
/// Whole numbers that fit 64 bits are `integer`, everything else with a number is `double`; the two never compare
/// equal, use `doubleValue` where either will do.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int64)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  package var isNull: Bool {
    self == .null
  }

  package var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// A whole number; a `double` without a fraction that fits counts too.
  package var intValue: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .double(let value): Int64(whole: value).flatMap { Int(exactly: $0) }
    default: nil
    }
  }

  /// Any number.
  package var doubleValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  package var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var arrayValue: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  package var objectValue: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The member of an object; nil for other values and for missing keys (a member that is `null` gives `.null`).
  package subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The element of an array; nil for other values and outside the bounds.
  package subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// What the value is, in the words of the JSON specification.
  package var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer, .double: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
