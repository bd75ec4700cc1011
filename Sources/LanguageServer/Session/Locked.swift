import Synchronization

/// A value that several threads share, each alone while it holds the lock.
final class Locked<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  init(_ value: Value) {
    self.value = Mutex(value)
  }

  func withLock<Result: Sendable, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try value.withLock { value throws(Failure) in try body(&value) }
  }

  var current: Value { withLock { $0 } }
}
