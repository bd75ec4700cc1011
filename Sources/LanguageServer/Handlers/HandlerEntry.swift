import JSON
import LanguageServerProtocol

/// A handler of requests, whatever its types.
struct RequestEntry {
  let method: String
  /// nil: always handled.
  let feature: EditorFeature?
  let advertise: (inout ServerCapabilities, CapabilityOffer) -> Void
  /// Sees to it that the request is answered; throws where it can be answered with an error at once.
  let start: (JSONValue?, PendingRequest, Session) throws -> Void

  static func view<H: RequestHandler>(_ handler: H.Type) -> RequestEntry {
    RequestEntry(method: H.Message.method, feature: H.feature, advertise: H.advertise) { params, request, session in
      let read = try H.Message.Params(Field(params: params))
      session.answer(
        request,
        params: params,
        lane: H.lane,
        waits: H.waitsUntilComplete,
        about: H.document(of: read)
      ) { context in
        try H.answer(read, in: context).json
      }
    }
  }

  static func session<H: SessionRequestHandler>(_ handler: H.Type) -> RequestEntry {
    RequestEntry(method: H.Message.method, feature: nil, advertise: { _, _ in }) { params, request, session in
      let read = try H.Message.Params(Field(params: params))
      let answer = try H.answer(read, in: session)
      session.requests.answer(request, .success(answer.json))
    }
  }
}

/// A handler of notifications, whatever its types.
struct NotificationEntry {
  let method: String
  let advertise: (inout ServerCapabilities) -> Void
  let handle: (JSONValue?, Session) throws -> Void

  static func session<H: NotificationHandler>(_ handler: H.Type) -> NotificationEntry {
    NotificationEntry(method: H.Message.method, advertise: H.advertise) { params, session in
      try H.handle(try H.Message.Params(Field(params: params)), in: session)
    }
  }
}
