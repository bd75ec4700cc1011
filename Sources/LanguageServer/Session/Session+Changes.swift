import LanguageServerProtocol
import Workspace

/// What follows from a change of the session's state.
extension Session {
  /// The folders, the settings or the client are new.
  func workspaceChanged() {
    features.workspaceChanged(
      ServedWorkspace(folders: folders.folders.map(\.real), settings: settings.settings, files: files)
    )
    watch.register(features.watchedPatterns, in: folders.folders.map(\.uri), for: client)
    lookAtFiles()
    resultsChanged()
  }

  func settingsChanged() {
    guard lifeCycle.phase == .running else { return }
    workspaceChanged()
  }

  /// A document's text is another one.
  func documentChanged(_ change: DocumentChange, key: DocumentKey) {
    for request in running.removeValue(forKey: key) ?? [] { request.cancellation.cancel(.contentModified) }
    features.documentChanged(change, files: files)
    publisher.invalidate(key)
  }

  /// All answers may be other ones.
  func resultsChanged() {
    guard lifeCycle.phase == .running else { return }
    for (key, _) in documents.all { publisher.invalidate(key) }
    publisher.invalidateClosed()
    if features.makeSnapshot().isComplete { waiting.release(in: self) }
    if link.isConfirmed { refreshes.schedule(features.offered, for: client) }
  }
}
