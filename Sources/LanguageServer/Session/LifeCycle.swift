import LanguageServerProtocol

/// Which messages the session may take now.
struct LifeCycle {
  enum Phase {
    case awaitingInitialize
    case running
    case shutDown
  }

  private(set) var phase = Phase.awaitingInitialize

  /// Why a request can't be taken; nil where it can.
  func refusal(of method: String) -> ResponseError? {
    switch phase {
    case .awaitingInitialize:
      method == InitializeRequest.method
        ? nil : ResponseError(.serverNotInitialized, "expected 'initialize' before '\(method)'")
    case .running:
      method == InitializeRequest.method
        ? ResponseError(.invalidRequest, "the server is initialized already") : nil
    case .shutDown:
      ResponseError(.invalidRequest, "the server is shut down")
    }
  }

  /// Whether a notification is acted on; the others are dropped.
  func accepts(notification method: String) -> Bool {
    phase == .running || method == ExitNotification.method
  }

  mutating func begin() {
    phase = .running
  }

  mutating func shutDown() {
    phase = .shutDown
  }

  /// The exit code of a session that ends now.
  var exitCode: Int32 {
    phase == .shutDown ? 0 : 1
  }
}
