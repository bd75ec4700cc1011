/// Requests that can be answered only once all is known. Used on the session's thread.
final class WaitingRequests {
  private var entries: [(request: PendingRequest, start: (Session) -> Void)] = []

  func add(_ request: PendingRequest, _ start: @escaping (Session) -> Void) {
    entries.append((request, start))
  }

  func release(in session: Session) {
    let ready = entries
    entries = []
    for entry in ready { entry.start(session) }
  }

  /// Answers those that were cancelled meanwhile.
  func answerCancelled(in session: Session) {
    let cancelled = entries.filter(\.request.cancellation.isCancelled)
    guard !cancelled.isEmpty else { return }
    entries.removeAll { $0.request.cancellation.isCancelled }
    for entry in cancelled {
      session.requests.answer(entry.request, .failure(CancelledError(reason: .client)))
    }
  }
}
