import LanguageServerProtocol

enum WorkDoneProgressCancelHandler: NotificationHandler {
  typealias Message = WorkDoneProgressCancelNotification

  static func handle(_ params: WorkDoneProgressCancelNotification.Params, in session: Session) {
    session.progress.cancel(params.token)
  }
}
