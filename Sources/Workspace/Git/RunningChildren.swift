import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The programs that run for this process, so that none outlives it.
///
/// Safe to share: what changes is reached only under the lock.
final class RunningChildren: @unchecked Sendable {
  static let shared = RunningChildren()

  private let lock = NSLock()
  private var processes: Set<pid_t> = []
  private var isEnded = false

  /// A program was started; where all are to end, it is ended at once.
  func add(_ process: pid_t) {
    lock.withLock {
      processes.insert(process)
      if isEnded { kill(process, SIGKILL) }
    }
  }

  /// The program has ended and been waited for.
  func remove(_ process: pid_t) {
    lock.withLock { _ = processes.remove(process) }
  }

  func endAll() {
    lock.withLock {
      isEnded = true
      for process in processes { kill(process, SIGKILL) }
    }
  }
}
