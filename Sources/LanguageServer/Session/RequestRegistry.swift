import JSON
import LanguageServerProtocol

/// All requests that are read and not yet answered; sees to it that each is answered exactly once.
///
/// Cancelling is done by the thread that reads, so it works while the session is busy.
final class RequestRegistry: Sendable {
  private let writer: MessageWriter
  /// Held from taking an answer until it is sent.
  private let answering = Locked(())
  /// More than one of an id only for clients that repeat ids.
  private let pending = Locked<[RequestID: [PendingRequest]]>([:])

  init(writer: MessageWriter) {
    self.writer = writer
  }

  func register(id: RequestID, method: String) -> PendingRequest {
    let request = PendingRequest(id: id, method: method)
    pending.withLock { $0[id, default: []].append(request) }
    return request
  }

  /// Ids that are unknown or answered are no matter.
  func cancel(_ id: RequestID) {
    for request in pending.withLock({ $0[id] ?? [] }) { request.cancellation.cancel(.client) }
  }

  func cancelAll() {
    for request in unanswered { request.cancellation.cancel(.client) }
  }

  var unanswered: [PendingRequest] { pending.current.values.flatMap { $0 } }

  /// Does nothing for a request that has its answer.
  func answer(_ request: PendingRequest, _ result: Result<JSONValue, any Error>) {
    // Who finds a request answered may rely on its answer being sent: that to the shutdown is the last.
    answering.withLock { _ in
      guard request.takeAnswer() else { return }
      pending.withLock { pending in
        pending[request.id]?.removeAll { $0 === request }
        if pending[request.id]?.isEmpty == true { pending[request.id] = nil }
      }
      switch result {
      case .success(let value): writer.send(.result(id: request.id, value))
      case .failure(let error): writer.send(.error(id: request.id, ResponseError(about: error, in: request.method)))
      }
    }
  }
}

extension ResponseError {
  /// What a client is told of an error thrown by a handler.
  init(about error: any Error, in method: String) {
    switch error {
    case let error as ResponseError: self = error
    case let error as InvalidField: self.init(error)
    case let error as CancelledError: self.init(error, in: method)
    default: self.init(.internalError, "\(error)")
    }
  }

  private init(_ error: CancelledError, in method: String) {
    switch error.reason {
    case .client: self.init(.requestCancelled, "the request was cancelled")
    case .contentModified, .superseded:
      // Only pulled diagnostics may say that the server gave up; the client asks again at once.
      if method == DocumentDiagnosticRequest.method || method == WorkspaceDiagnosticRequest.method {
        self.init(.serverCancelled, "the content was modified", data: ["retriggerRequest": true])
      } else {
        self.init(.contentModified, "the content was modified")
      }
    }
  }
}
