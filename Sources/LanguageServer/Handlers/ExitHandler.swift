import LanguageServerProtocol

enum ExitHandler: NotificationHandler {
  typealias Message = ExitNotification

  static func handle(_ params: Nothing, in session: Session) {
    session.end(session.lifeCycle.exitCode)
  }
}
