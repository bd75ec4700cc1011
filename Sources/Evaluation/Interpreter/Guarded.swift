#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// A value that one thread at a time may touch.
package final class Guarded<Value: Sendable>: Sendable {
  #if canImport(Darwin)
  private let lock: OSAllocatedUnfairLock<Value>
  package init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
  package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result { lock.withLock(body) }
  #else
  private let mutex: Mutex<Value>
  package init(_ value: Value) { mutex = Mutex(value) }
  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result { mutex.withLock { body(&$0) } }
  #endif
}
