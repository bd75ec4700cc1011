import LanguageServerProtocol

enum SetTraceHandler: NotificationHandler {
  typealias Message = SetTraceNotification

  static func handle(_ params: SetTraceNotification.Params, in session: Session) {
    if let value = params.value { session.link.trace = value }
  }
}
