/// A piece of work that the client may show, from the thread that does it.
///
/// Ends exactly once: further calls after the end do nothing, and letting go of the handle ends it.
package final class WorkProgress: Sendable {
  private let number: Int
  private let inbox: Inbox
  private let isEnded = Locked(false)
  private let cancellation: Cancellation

  init(number: Int, inbox: Inbox, cancellation: Cancellation) {
    self.number = number
    self.inbox = inbox
    self.cancellation = cancellation
  }

  deinit {
    end()
  }

  /// Whether the user wants the work to stop.
  package var isCancelled: Bool { cancellation.isCancelled }

  /// - Parameter fraction: from 0 to 1; what is lower than before is taken as before.
  package func report(_ message: String? = nil, fraction: Double? = nil) {
    guard !isEnded.current else { return }
    let percentage = fraction.map { Int(min(max($0, 0), 1) * 100) }
    post { $0.report(message, percentage: percentage) }
  }

  package func end() {
    let isFirst = isEnded.withLock { isEnded in
      defer { isEnded = true }
      return !isEnded
    }
    if isFirst { post { $0.end() } }
  }

  private func post(_ body: @escaping @Sendable (inout ProgressStream) -> Void) {
    inbox.put(.work { [number] session in session.progress.update(number, body) })
  }
}
