import Foundation

/// The events that wait for the session's thread.
///
/// Safe to share: the queue is reached only under the condition's lock.
final class Inbox: @unchecked Sendable {
  private let condition = NSCondition()
  private var events: [SessionEvent] = []
  /// Events before this one are taken; they are removed in bulk.
  private var head = 0

  func put(_ event: SessionEvent) {
    condition.lock()
    events.append(event)
    condition.signal()
    condition.unlock()
  }

  /// Puts an event before all that wait.
  func putFirst(_ event: SessionEvent) {
    condition.lock()
    events.insert(event, at: head)
    condition.signal()
    condition.unlock()
  }

  var isEmpty: Bool {
    condition.lock()
    defer { condition.unlock() }
    return head == events.count
  }

  /// Waits for the next event.
  /// - Parameter limit: nil: without end.
  /// - Returns: nil if none came until the limit.
  func take(until limit: Date?) -> SessionEvent? {
    condition.lock()
    defer { condition.unlock() }
    while head == events.count {
      guard let limit else {
        condition.wait()
        continue
      }
      if !condition.wait(until: limit), head == events.count { return nil }
    }
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
