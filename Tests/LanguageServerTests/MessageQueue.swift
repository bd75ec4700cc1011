import Foundation
import JSON

/// Messages of a server that a test hasn't looked at yet.
///
/// Safe to share: the messages are reached only under the condition's lock.
final class MessageQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var messages: [JSONValue] = []
  private var isClosed = false

  func put(_ message: JSONValue) {
    condition.lock()
    messages.append(message)
    condition.signal()
    condition.unlock()
  }

  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  /// nil where no more will come; a server that hangs gets half a minute.
  func take() -> JSONValue? {
    let limit = Date(timeIntervalSinceNow: 30)
    condition.lock()
    defer { condition.unlock() }
    while messages.isEmpty {
      guard !isClosed, condition.wait(until: limit) else { return nil }
    }
    return messages.removeFirst()
  }
}
