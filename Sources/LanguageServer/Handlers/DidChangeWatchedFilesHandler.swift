import LanguageServerProtocol
import Workspace

enum DidChangeWatchedFilesHandler: NotificationHandler {
  typealias Message = DidChangeWatchedFilesNotification

  /// What lies outside of the folders counts too: a symbolic link may lead there.
  static func handle(_ params: DidChangeWatchedFilesNotification.Params, in session: Session) {
    let files = session.options.files
    session.watch.gather(params.uris.lazy.compactMap { FileURI.path(of: $0).map { RealPath.of($0, in: files) } })
  }
}
