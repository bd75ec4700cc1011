package import JSON

/// What names a stream of progress or partial results: an integer or a string of the sender's.
package enum ProgressToken: Hashable, Sendable {
  case integer(Int)
  case string(String)
}

extension ProgressToken: FieldDecodable, JSONEncodable {
  package init(_ field: Field) throws(InvalidField) {
    if let value = field.value?.stringValue {
      self = .string(value)
    } else if let value = field.value?.intValue {
      self = .integer(value)
    } else {
      throw field.invalid("an integer or a string")
    }
  }

  package var json: JSONValue {
    switch self {
    case .integer(let value): value.json
    case .string(let value): value.json
    }
  }
}
