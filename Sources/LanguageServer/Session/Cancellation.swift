/// Tells work that its result isn't needed any more. Work looks at it now and then and gives up by throwing.
package final class Cancellation: Sendable {
  /// Who doesn't need the result.
  package enum Reason: Sendable {
    /// The client said so, or the session ends.
    case client
    /// The document is another one now.
    case contentModified
    /// The server makes a newer result itself.
    case superseded
  }

  private let state = Locked<Reason?>(nil)

  package init() {}

  package var reason: Reason? { state.current }

  package var isCancelled: Bool { reason != nil }

  /// The first reason stays.
  package func cancel(_ reason: Reason) {
    state.withLock { $0 = $0 ?? reason }
  }

  package func check() throws(CancelledError) {
    if let reason { throw CancelledError(reason: reason) }
  }
}

/// Thrown by work that was cancelled.
package struct CancelledError: Error, Sendable, Equatable {
  package let reason: Cancellation.Reason
}
