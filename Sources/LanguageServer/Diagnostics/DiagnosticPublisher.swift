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
  /// Whether files that are told of while they are closed have to be looked at again.
  private var areClosedStale = false
  /// What was said of files that aren't open.
  private var closed: [DocumentKey: [Diagnostic]] = [:]

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

  /// Anything may be different.
  func invalidateClosed() {
    areClosedStale = true
  }

  /// The document isn't open any more.
  func clear(_ key: DocumentKey, uri: DocumentURI) {
    invalidate(key)
    stale.remove(key)
    publish(uri, version: nil, [])
    closed[key] = nil
    areClosedStale = true
  }

  /// Begins what is to be made again, from one view of the session.
  func flush(_ makeSnapshot: () -> SessionSnapshot) {
    guard !stale.isEmpty || areClosedStale else { return }
    let snapshot = makeSnapshot()
    guard snapshot.features.isComplete else { return }
    for key in stale {
      if let document = snapshot.openDocument(key) { begin(key, document, snapshot) }
    }
    stale = []
    if areClosedStale { lookAtClosed(snapshot) }
    areClosedStale = false
  }

  private func lookAtClosed(_ snapshot: SessionSnapshot) {
    for file in snapshot.features.problemFiles() {
      let uri = snapshot.uri(of: file)
      let key = DocumentKey(uri)
      guard snapshot.documents[key] == nil else { continue }
      passes.removeValue(forKey: key)?.cancellation.cancel(.superseded)
      if let document = snapshot.closedDocument(uri) {
        begin(key, document, snapshot)
      } else {
        tell(key, uri, [])
      }
    }
  }

  private func begin(_ key: DocumentKey, _ document: ViewedDocument, _ snapshot: SessionSnapshot) {
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
    guard let version = document.text.version else { return tell(key, document.uri, diagnostics) }
    closed[key] = nil
    publish(document.uri, version: version, diagnostics)
  }

  /// Says what is new of a file that isn't open.
  private func tell(_ key: DocumentKey, _ uri: DocumentURI, _ diagnostics: [Diagnostic]) {
    guard closed[key] ?? [] != diagnostics else { return }
    closed[key] = diagnostics
    publish(uri, version: nil, diagnostics)
  }

  private func publish(_ uri: DocumentURI, version: Int?, _ diagnostics: [Diagnostic]) {
    link.notify(
      PublishDiagnosticsNotification.self,
      .init(uri: uri, version: sendsVersion ? version : nil, diagnostics: diagnostics)
    )
  }

  var sendsVersion = false
}
