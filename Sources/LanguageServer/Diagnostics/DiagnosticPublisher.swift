import LanguageServerProtocol

/// Pushes the diagnostics of open documents to a client that doesn't ask for them. Used on the session's thread.
///
/// A document's old diagnostics stay until the new ones are ready, and none ever come after newer ones.
final class DiagnosticPublisher {
  private struct Pass {
    let number: Int
    let cancellation: Cancellation
  }

  private let link: ClientLink
  private let inbox: Inbox
  private let lane: WorkLane
  private var stale: Set<DocumentKey> = []
  private var passes: [DocumentKey: Pass] = [:]
  private var lastNumber = 0

  init(link: ClientLink, inbox: Inbox, lane: WorkLane) {
    self.link = link
    self.inbox = inbox
    self.lane = lane
  }

  /// The document's diagnostics have to be made again.
  func invalidate(_ key: DocumentKey) {
    stale.insert(key)
    passes.removeValue(forKey: key)?.cancellation.cancel(.superseded)
  }

  /// The document isn't open any more.
  func clear(_ key: DocumentKey, uri: DocumentURI) {
    invalidate(key)
    stale.remove(key)
    publish(uri, version: nil, [])
  }

  /// Begins what is to be made again, from one view of the session.
  func flush(_ makeSnapshot: () -> SessionSnapshot) {
    guard !stale.isEmpty else { return }
    let snapshot = makeSnapshot()
    guard snapshot.features.isComplete else { return }
    for key in stale { begin(key, snapshot) }
    stale = []
  }

  private func begin(_ key: DocumentKey, _ snapshot: SessionSnapshot) {
    guard let document = snapshot.openDocument(key) else { return }
    lastNumber += 1
    let pass = Pass(number: lastNumber, cancellation: Cancellation())
    passes[key] = pass
    lane.add { [inbox] in
      let reporter = DiagnosticReporter(snapshot: snapshot)
      guard let diagnostics = try? reporter.diagnostics(of: document, pass.cancellation) else { return }
      inbox.put(
        .work { session in
          session.publisher.finish(key, pass: pass.number, document, diagnostics)
        }
      )
    }
  }

  private func finish(_ key: DocumentKey, pass: Int, _ document: ViewedDocument, _ diagnostics: [Diagnostic]) {
    guard passes[key]?.number == pass else { return }
    passes[key] = nil
    publish(document.uri, version: document.text.version, diagnostics)
  }

  private func publish(_ uri: DocumentURI, version: Int?, _ diagnostics: [Diagnostic]) {
    link.notify(
      PublishDiagnosticsNotification.self,
      .init(uri: uri, version: sendsVersion ? version : nil, diagnostics: diagnostics)
    )
  }

  var sendsVersion = false
}
