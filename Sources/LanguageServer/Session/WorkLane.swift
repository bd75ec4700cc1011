import Workspace

/// A thread that does one job after the other beside the session's.
///
/// Safe to share: the queue is reached only under the condition's lock.
final class WorkLane: @unchecked Sendable {
  private let name: String
  private let condition = ThreadCondition()
  private var jobs: [@Sendable () -> Void] = []
  private var isStarted = false
  private var isStopped = false

  init(name: String) {
    self.name = name
  }

  func add(_ job: @escaping @Sendable () -> Void) {
    condition.withLock {
      guard !isStopped else { return }
      jobs.append(job)
      condition.signal()
      if !isStarted {
        isStarted = true
        ServerThread.start(name) { self.run() }
      }
    }
  }

  /// Drops what isn't begun and ends the thread after what is.
  func stop() {
    condition.withLock {
      isStopped = true
      jobs = []
      condition.signal()
    }
  }

  private func run() {
    while let job = next() { job() }
  }

  private func next() -> (@Sendable () -> Void)? {
    condition.withLock {
      while jobs.isEmpty, !isStopped { condition.wait() }
      return isStopped ? nil : jobs.removeFirst()
    }
  }
}

/// Where a request is answered.
enum Lane: Sendable {
  /// On the session's thread, before the next message: for what takes a few milliseconds.
  case session
  /// Beside it, one document after the other.
  case document
  /// Beside both: for what goes through the whole workspace.
  case workspace
}
