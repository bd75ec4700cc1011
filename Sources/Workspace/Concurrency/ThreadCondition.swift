#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A lock under which threads wait for what others change.
///
/// Safe to share: the system's functions take both parts from any thread.
package final class ThreadCondition: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  package init() {
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    #if canImport(Darwin)
    pthread_cond_init(condition, nil)
    #else
    // The clock of `MonotonicTime`.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
    #endif
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  package func withLock<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Wakes one thread that waits.
  package func signal() { pthread_cond_signal(condition) }

  /// Wakes all threads that wait.
  package func broadcast() { pthread_cond_broadcast(condition) }

  /// Waits under the lock, which others have meanwhile; may end without a signal.
  package func wait() { pthread_cond_wait(condition, mutex) }

  /// Waits until a time of `MonotonicTime` at most.
  /// - Returns: whether that time hadn't come yet.
  @discardableResult package func wait(until time: Double) -> Bool {
    #if canImport(Darwin)
    var rest = Self.span(time - MonotonicTime.now)
    return pthread_cond_timedwait_relative_np(condition, mutex, &rest) == 0
    #else
    var limit = Self.span(time)
    return pthread_cond_timedwait(condition, mutex, &limit) == 0
    #endif
  }

  /// - Parameter seconds: none where negative, a century where more.
  private static func span(_ seconds: Double) -> timespec {
    let seconds = min(max(seconds, 0), 4e9)
    let whole = seconds.rounded(.down)
    return timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
  }
}
