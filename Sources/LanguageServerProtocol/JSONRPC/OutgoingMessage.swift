package import JSON

/// One message of the server.
package enum OutgoingMessage: Sendable, Equatable {
  case request(id: RequestID, method: String, params: JSONValue?)
  case notification(method: String, params: JSONValue?)
  /// A result is always said, `null` too; the id is nil only for an error about a message without a readable one.
  case result(id: RequestID, JSONValue)
  case error(id: RequestID?, ResponseError)

  /// The body as JSON text.
  package var body: [UInt8] {
    var bytes = Array(#"{"jsonrpc":"2.0""#.utf8)
    switch self {
    case .request(let id, let method, let params):
      append("id", id, to: &bytes)
      append("method", .string(method), to: &bytes)
      if let params { append("params", params, to: &bytes) }
    case .notification(let method, let params):
      append("method", .string(method), to: &bytes)
      if let params { append("params", params, to: &bytes) }
    case .result(let id, let value):
      append("id", id, to: &bytes)
      append("result", value, to: &bytes)
    case .error(let id, let error):
      append("id", id, to: &bytes)
      append("error", error.json, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  private func append(_ key: String, _ value: JSONValue, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: ",\"\(key)\":".utf8)
    value.serialize(into: &bytes)
  }

  private func append(_ key: String, _ id: RequestID?, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: ",\"\(key)\":".utf8)
    if let id { id.serialize(into: &bytes) } else { bytes.append(contentsOf: "null".utf8) }
  }
}
