import Workspace

/// The events that wait for the session's thread.
///
/// Safe to share: the queue is reached only under the condition's lock.
final class Inbox: @unchecked Sendable {
  private let condition = ThreadCondition()
  private var events: [SessionEvent] = []
  /// Events before this one are taken; they are removed in bulk.
  private var head = 0

  func put(_ event: SessionEvent) {
    condition.withLock {
      events.append(event)
      condition.signal()
    }
  }

  /// Puts an event before all that wait.
  func putFirst(_ event: SessionEvent) {
    condition.withLock {
      events.insert(event, at: head)
      condition.signal()
    }
  }

  var isEmpty: Bool { condition.withLock { head == events.count } }

  /// Waits for the next event.
  /// - Parameter limit: of `MonotonicTime`; nil: without end.
  /// - Returns: nil if none came until the limit.
  func take(until limit: Double?) -> SessionEvent? {
    condition.withLock {
      while head == events.count {
        guard let limit else {
          condition.wait()
          continue
        }
        if !condition.wait(until: limit), head == events.count { return nil }
      }
      return takeFirst()
    }
  }

  private func takeFirst() -> SessionEvent {
    let event = events[head]
    // A big document must not stay alive in the taken part.
    events[head] = .cancelled
    head += 1
    if head == events.count || head > 1024 {
      events.removeFirst(head)
      head = 0
    }
    return event
  }
}
