import Symbols

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

  /// How the core spreads its work over these threads.
  var concurrency: Concurrency { Concurrency { self.run($0, window: $1, $2) } }

  /// Runs the body for each number below a count, and returns once all are done. Numbers are begun in order, each once
  /// all those that are `window` or more below it are done. A body must not run another.
  func run(_ count: Int, window: Int = .max, _ body: @escaping @Sendable (Int) -> Void) {
    guard count > 1, !threads.isEmpty else {
      for index in 0..<count { body(index) }
      return
    }
    shared.run(Batch(count, window, body))
  }

  /// Numbers below a count, each handed out once.
  private final class Batch {
    let count: Int
    let body: @Sendable (Int) -> Void
    private let window: Int
    private var next = 0
    /// All below are done.
    private var floor = 0
    /// Those above that are done.
    private var ahead: Set<Int> = []

    init(_ count: Int, _ window: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.window = max(window, 1)
      self.body = body
    }

    var isDone: Bool { floor == count }

    /// The next number; `nil` where none is left, or none may be begun yet.
    func claim() -> Int? {
      guard next < count, next - floor < window else { return nil }
      next += 1
      return next - 1
    }

    /// - Returns: whether another thread may wait for this: all are done, or more may be begun.
    func finish(_ index: Int) -> Bool {
      guard index == floor else {
        ahead.insert(index)
        return false
      }
      let wasFull = next - floor >= window
      floor += 1
      while ahead.remove(floor) != nil { floor += 1 }
      return isDone || (wasFull && next < count)
    }
  }

  private final class Shared: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    /// Said when there is something to take, and when all is done.
    private let news: UnsafeMutablePointer<pthread_cond_t>
    private var batch: Batch?
    private var isStopped = false

    init() {
      lock = .allocate(capacity: 1)
      news = .allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
      pthread_cond_init(news, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      pthread_cond_destroy(news)
      lock.deallocate()
      news.deallocate()
    }

    func run(_ batch: Batch) {
      pthread_mutex_lock(lock)
      self.batch = batch
      pthread_cond_broadcast(news)
      while !batch.isDone {
        if let index = batch.claim() { take(index, from: batch) } else { pthread_cond_wait(news, lock) }
      }
      self.batch = nil
      pthread_mutex_unlock(lock)
    }

    func work() {
      pthread_mutex_lock(lock)
      while !isStopped {
        if let batch, let index = batch.claim() { take(index, from: batch) } else { pthread_cond_wait(news, lock) }
      }
      pthread_mutex_unlock(lock)
    }

    func stop() {
      pthread_mutex_lock(lock)
      isStopped = true
      pthread_cond_broadcast(news)
      pthread_mutex_unlock(lock)
    }

    /// The lock is held before and after, not during the work.
    private func take(_ index: Int, from batch: Batch) {
      pthread_mutex_unlock(lock)
      batch.body(index)
      pthread_mutex_lock(lock)
      if batch.finish(index) { pthread_cond_broadcast(news) }
    }
  }
}
