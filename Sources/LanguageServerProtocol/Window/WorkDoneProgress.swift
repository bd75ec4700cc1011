package import JSON

/// Announces the token of progress that the server begins by itself.
package enum WorkDoneProgressCreateRequest: ServerRequest {
  package static let method = "window/workDoneProgress/create"
  package typealias Answer = Nothing

  package struct Params: JSONEncodable {
    package let token: ProgressToken

    package init(token: ProgressToken) {
      self.token = token
    }

    package var json: JSONValue { ["token": token.json] }
  }
}

/// The user wants the work to stop.
package enum WorkDoneProgressCancelNotification: ClientNotification {
  package static let method = "window/workDoneProgress/cancel"

  package struct Params: FieldDecodable {
    package let token: ProgressToken

    package init(_ field: Field) throws(InvalidField) {
      token = try field.required("token")
    }
  }
}

/// Progress or a partial result.
package enum ProgressNotification: ServerNotification {
  package static let method = "$/progress"

  package struct Params: JSONEncodable {
    package let token: ProgressToken
    package let value: JSONValue

    package init(token: ProgressToken, value: any JSONEncodable) {
      self.token = token
      self.value = value.json
    }

    package var json: JSONValue { ["token": token.json, "value": value] }
  }
}

/// One step of work that the client shows: a begin, any number of reports, an end.
package enum WorkDoneProgress: Sendable, Equatable, JSONEncodable {
  /// Percentages are whole, from 0 to 100, and never fall.
  case begin(title: String, isCancellable: Bool, message: String?, percentage: Int?)
  case report(message: String?, percentage: Int?)
  case end(message: String?)

  package var json: JSONValue {
    switch self {
    case .begin(let title, let isCancellable, let message, let percentage):
      .object(
        JSONObject(
          fields: ("kind", "begin"),
          ("title", title),
          ("cancellable", isCancellable),
          ("message", message),
          ("percentage", percentage)
        )
      )
    case .report(let message, let percentage):
      .object(JSONObject(fields: ("kind", "report"), ("message", message), ("percentage", percentage)))
    case .end(let message):
      .object(JSONObject(fields: ("kind", "end"), ("message", message)))
    }
  }
}
