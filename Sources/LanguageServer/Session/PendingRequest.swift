package import LanguageServerProtocol

/// A request of the client from the moment it is read until it is answered.
package final class PendingRequest: Sendable {
  package let id: RequestID
  package let method: String
  package let cancellation = Cancellation()
  private let isAnswered = Locked(false)

  init(id: RequestID, method: String) {
    self.id = id
    self.method = method
  }

  var hasAnswer: Bool { isAnswered.current }

  /// Whether the caller may answer: true once, for whoever asks first.
  func takeAnswer() -> Bool {
    isAnswered.withLock { isAnswered in
      defer { isAnswered = true }
      return !isAnswered
    }
  }
}
