package import JSON

/// What names a request: echoed in its answer exactly as it came, so `"1"`, `1` and `1.0` are three ids.
package enum RequestID: Hashable, Sendable {
  case integer(Int64)
  case string(String)
  /// Any other number, by its text.
  case number(String)

  /// The id as JSON text.
  package func serialize(into bytes: inout [UInt8]) {
    switch self {
    case .integer(let value): JSONValue.integer(value).serialize(into: &bytes)
    case .string(let value): JSONValue.string(value).serialize(into: &bytes)
    case .number(let text): bytes.append(contentsOf: text.utf8)
    }
  }

  /// nil for what can't be an id.
  /// - Parameter text: how the number stands in the message; asked for only where the value alone may not tell.
  package init?(_ value: JSONValue, text: @autoclosure () -> String?) {
    switch value {
    case .integer(let value): self = .integer(value)
    case .string(let value): self = .string(value)
    case .double(let value): self = .number(text() ?? JSONValue.double(value).text())
    default: return nil
    }
  }
}

extension RequestID: CustomStringConvertible {
  package var description: String {
    var bytes: [UInt8] = []
    serialize(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
