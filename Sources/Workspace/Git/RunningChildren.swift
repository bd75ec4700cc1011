import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The programs that run for this process, so that none outlives it.
final class RunningChildren: Sendable {
  static let shared = RunningChildren()

  private struct State {
    var processes: Set<pid_t> = []
    var isEnded = false
  }

  private let state = Mutex(State())

  /// A program was started; where all are to end, it is ended at once.
  func add(_ process: pid_t) {
    state.withLock { state in
      state.processes.insert(process)
      if state.isEnded { kill(process, SIGKILL) }
    }
  }

  /// The program has ended and been waited for.
  func remove(_ process: pid_t) {
    state.withLock { _ = $0.processes.remove(process) }
  }

  func endAll() {
    state.withLock { state in
      state.isEnded = true
      for process in state.processes { kill(process, SIGKILL) }
    }
  }
}
