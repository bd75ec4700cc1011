package import JSON

/// How much the server tells about what it does.
package enum TraceValue: String, Sendable, Hashable, FieldDecodable, JSONEncodable {
  case off
  case messages
  case verbose
}

package enum SetTraceNotification: ClientNotification {
  package static let method = "$/setTrace"

  package struct Params: FieldDecodable {
    /// nil for a value that isn't known.
    package let value: TraceValue?

    package init(_ field: Field) {
      value = field.lenient("value")
    }
  }
}

package enum LogTraceNotification: ServerNotification {
  package static let method = "$/logTrace"

  package struct Params: JSONEncodable {
    package let message: String
    package let verbose: String?

    package init(message: String, verbose: String?) {
      self.message = message
      self.verbose = verbose
    }

    package var json: JSONValue {
      .object(JSONObject(fields: ("message", message), ("verbose", verbose)))
    }
  }
}
