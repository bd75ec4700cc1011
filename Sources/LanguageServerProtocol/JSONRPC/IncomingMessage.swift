package import JSON

/// One message of the client.
package enum IncomingMessage: Sendable {
  case request(id: RequestID, method: String, params: JSONValue?)
  case notification(method: String, params: JSONValue?)
  /// The answer to a request of the server's.
  case response(id: RequestID, Result<JSONValue, ResponseError>)
  /// What can only be answered with an error; the id is nil where none could be read.
  case invalid(id: RequestID?, ResponseError)

  /// Reads the body of a frame.
  package init(_ body: [UInt8]) {
    do {
      let (value, text) = try MessageText.parse(body)
      switch value {
      case .object(let object): self.init(object, text)
      case .array: self = .invalid(id: nil, ResponseError(.invalidRequest, "batches of messages are not supported"))
      default:
        self = .invalid(id: nil, ResponseError(.parseError, "expected an object, found a \(value.typeName)"))
      }
    } catch {
      self = .invalid(id: nil, ResponseError(.parseError, "the message is no JSON: \(error)"))
    }
  }

  private init(_ object: JSONObject, _ body: [UInt8]) {
    let id = object["id"].flatMap { RequestID($0, text: Self.idText(in: body)) }
    switch object["method"] {
    case .string(let method)?:
      guard object["id"] != nil else {
        self = .notification(method: method, params: object["params"])
        return
      }
      guard let id else {
        self = .invalid(id: nil, ResponseError(.invalidRequest, "'id': expected an integer or a string"))
        return
      }
      self = .request(id: id, method: method, params: object["params"])
    case let method?:
      self = .invalid(
        id: id,
        ResponseError(.invalidRequest, "'method': expected a string, found a \(method.typeName)")
      )
    case nil:
      self.init(responseOf: id, object)
    }
  }

  private init(responseOf id: RequestID?, _ object: JSONObject) {
    let isAnswer = object["result"] != nil || object["error"] != nil
    switch (id, object["error"]) {
    case (let id?, let error?) where !error.isNull:
      let field = Field(error, at: .root("error"))
      let read = (try? ResponseError(field)) ?? ResponseError(.internalError, "an error that can't be read")
      self = .response(id: id, .failure(read))
    case (let id?, _) where isAnswer:
      self = .response(id: id, .success(object["result"] ?? .null))
    default:
      self = .invalid(id: id, ResponseError(.invalidRequest, "the message is no request, notification or response"))
    }
  }

  /// How the id stands in the text, which a double doesn't keep.
  private static func idText(in body: [UInt8]) -> String? {
    guard let place = (try? JSONSourceMap(body))?[JSONPointer(["id"])] else { return nil }
    return MessageText.original(String(decoding: body[place.value], as: UTF8.self))
  }
}
