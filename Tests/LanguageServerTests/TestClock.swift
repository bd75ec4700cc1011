import Foundation
import LanguageServer

/// A clock that stands still until a test moves it.
///
/// Safe to share: the time is reached only under the lock.
final class TestClock: SessionClock, @unchecked Sendable {
  private let lock = NSLock()
  private var time = 0.0

  var now: Double { lock.withLock { time } }

  func advance(by seconds: Double) {
    lock.withLock { time += seconds }
  }

  /// The session wakes up by the next message.
  func waitLimit(until time: Double) -> Double? { nil }
}
