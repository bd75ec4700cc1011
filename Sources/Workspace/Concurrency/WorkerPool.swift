#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Threads that wait for work, for many small pieces of it: starting a thread for each would take longer than the work.
///
/// The caller works too, on its own stack. Threads have a big one, and end with the pool.
///
/// Safe to share: all that changes is reached under the lock.
final class WorkerPool: @unchecked Sendable {
  private let shared: Shared
  private let threads: [BigStackThread]

  /// - Parameter jobs: threads that work at a time, the caller's among them.
  init(jobs: Int) {
    let shared = Shared()
    self.shared = shared
    threads = (1..<max(jobs, 1)).compactMap { _ in
      BigStackThread(stackSize: ParallelMap.stackSize) { shared.work() }
    }
  }

  deinit {
    shared.stop()
    for thread in threads { thread.join() }
  }

  /// Runs the body for each number below a count, in any order, and returns once all are done.
  func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    guard count > 1, !threads.isEmpty else {
      for index in 0..<count { body(index) }
      return
    }
    shared.run(Batch(count, body))
  }

  /// Numbers below a count, each handed out once.
  private final class Batch {
    let count: Int
    let body: @Sendable (Int) -> Void
    var next = 0
    var done = 0

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }
  }

  private final class Shared: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let hasWork: UnsafeMutablePointer<pthread_cond_t>
    private let isDone: UnsafeMutablePointer<pthread_cond_t>
    private var batch: Batch?
    private var isStopped = false

    init() {
      lock = .allocate(capacity: 1)
      hasWork = .allocate(capacity: 1)
      isDone = .allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
      pthread_cond_init(hasWork, nil)
      pthread_cond_init(isDone, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      pthread_cond_destroy(hasWork)
      pthread_cond_destroy(isDone)
      lock.deallocate()
      hasWork.deallocate()
      isDone.deallocate()
    }

    func run(_ batch: Batch) {
      pthread_mutex_lock(lock)
      self.batch = batch
      pthread_cond_broadcast(hasWork)
      take(from: batch)
      while batch.done < batch.count { pthread_cond_wait(isDone, lock) }
      self.batch = nil
      pthread_mutex_unlock(lock)
    }

    func work() {
      pthread_mutex_lock(lock)
      while !isStopped {
        if let batch, batch.next < batch.count { take(from: batch) } else { pthread_cond_wait(hasWork, lock) }
      }
      pthread_mutex_unlock(lock)
    }

    func stop() {
      pthread_mutex_lock(lock)
      isStopped = true
      pthread_cond_broadcast(hasWork)
      pthread_mutex_unlock(lock)
    }

    /// Works until nothing is left to take. The lock is held before and after, not during the work.
    private func take(from batch: Batch) {
      while batch.next < batch.count {
        let index = batch.next
        batch.next += 1
        pthread_mutex_unlock(lock)
        batch.body(index)
        pthread_mutex_lock(lock)
        batch.done += 1
      }
      if batch.done == batch.count { pthread_cond_broadcast(isDone) }
    }
  }
}
