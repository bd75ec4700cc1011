package import JSON

/// Why a request has no result.
package struct ResponseError: Error, Sendable, Equatable {
  /// A code that `ErrorCode` may not know, where it comes from a client.
  package var code: Int
  package var message: String
  package var data: JSONValue?

  package init(_ code: ErrorCode, _ message: String, data: JSONValue? = nil) {
    self.code = code.rawValue
    self.message = message
    self.data = data
  }
}

extension ResponseError: JSONEncodable {
  package var json: JSONValue {
    var object: JSONObject = ["code": .integer(Int64(code)), "message": .string(message)]
    object["data"] = data
    return .object(object)
  }
}

extension ResponseError: FieldDecodable {
  package init(_ field: Field) throws(InvalidField) {
    code = try field.required("code")
    message = field.lenient("message") ?? ""
    data = field.value?["data"]
  }
}
