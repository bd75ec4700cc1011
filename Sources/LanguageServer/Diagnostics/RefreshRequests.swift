import LanguageServerProtocol

/// Has the client ask again for what it shows, once for many changes in a row. Used on the session's thread.
final class RefreshRequests {
  private let link: ClientLink
  private let timers: Timers
  private var timer: Timers.Timer?

  /// In seconds.
  static let delay = 0.2

  init(link: ClientLink, timers: Timers) {
    self.link = link
    self.timers = timers
  }

  /// - Parameter features: those that are offered; each is refreshed only if the client knows how.
  func schedule(_ features: Set<EditorFeature>, for client: ClientProfile) {
    timers.cancel(timer)
    timer = timers.schedule(after: Self.delay) { [weak self] in self?.send(features, client.capabilities) }
  }

  private func send(_ features: Set<EditorFeature>, _ capabilities: ClientCapabilities) {
    timer = nil
    let workspace = capabilities.workspace
    if features.contains(.diagnostics), capabilities.pullsDiagnostics, workspace.refreshesDiagnostics {
      link.ask(DiagnosticRefreshRequest.self, Nothing()) { _ in }
    }
    if features.contains(.inlayHints), workspace.refreshesInlayHints {
      link.ask(InlayHintRefreshRequest.self, Nothing()) { _ in }
    }
    if features.contains(.codeLens), workspace.refreshesCodeLenses {
      link.ask(CodeLensRefreshRequest.self, Nothing()) { _ in }
    }
  }
}
