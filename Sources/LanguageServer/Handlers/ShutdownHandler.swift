import LanguageServerProtocol

enum ShutdownHandler: SessionRequestHandler {
  typealias Message = ShutdownRequest

  static func answer(_ params: Nothing, in session: Session) -> Nothing {
    session.lifeCycle.shutDown()
    session.stopWork(except: ShutdownRequest.method)
    return Nothing()
  }
}
