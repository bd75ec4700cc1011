import LanguageServerProtocol

/// Answers one request from an unchanging view of the session.
protocol RequestHandler: SendableMetatype {
  associatedtype Message: ClientRequest

  /// What has to be offered for the request to be handled and advertised.
  static var feature: EditorFeature { get }

  static var lane: Lane { get }

  /// Whether the answer waits until all is known.
  static var waitsUntilComplete: Bool { get }

  /// Says in the server's capabilities that the request is handled.
  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer)

  /// The document whose edits overtake the request.
  static func document(of params: Message.Params) -> DocumentKey?

  static func answer(_ params: Message.Params, in context: RequestContext) throws -> Message.Answer
}

extension RequestHandler {
  static var lane: Lane { .session }
  static var waitsUntilComplete: Bool { false }
  static func document(of params: Message.Params) -> DocumentKey? { nil }
}

/// What capabilities may depend on.
struct CapabilityOffer {
  let client: ClientProfile
  let commands: [String]
  let handledMethods: Set<String>
}

/// Answers a request about a document that the server serves; any other document has an answer that says nothing.
protocol DocumentRequestHandler: RequestHandler where Message.Params: DocumentParams {
  static var emptyAnswer: Message.Answer { get }

  static func answer(
    _ params: Message.Params,
    about document: ViewedDocument,
    in context: RequestContext
  ) throws -> Message.Answer
}

extension DocumentRequestHandler {
  static func document(of params: Message.Params) -> DocumentKey? {
    DocumentKey(params.textDocument.uri)
  }

  static func answer(_ params: Message.Params, in context: RequestContext) throws -> Message.Answer {
    guard let document = context.snapshot.document(params.textDocument.uri), document.isServed,
      context.snapshot.settings.isEnabled(feature)
    else { return emptyAnswer }
    return try answer(params, about: document, in: context)
  }
}
