import LanguageServerProtocol

/// Answers a request that changes the session, on its thread.
protocol SessionRequestHandler {
  associatedtype Message: ClientRequest

  static func answer(_ params: Message.Params, in session: Session) throws -> Message.Answer
}

/// Acts on a notification, on the session's thread.
protocol NotificationHandler {
  associatedtype Message: ClientNotification

  /// Says in the server's capabilities that the notification is handled.
  static func advertise(in capabilities: inout ServerCapabilities)

  static func handle(_ params: Message.Params, in session: Session) throws
}

extension NotificationHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {}
}
