import Symbols

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Transforms the elements of an array on several threads; the results stand in the order of the elements.
///
/// The threads have a big stack, since parsing and lowering recurse as deep as their input nests. A lone job also runs
/// on such a thread, so that the number of jobs never decides what can be read.
package struct ParallelMap: Sendable {
  /// The most threads at a time, at least 1.
  package let jobs: Int

  /// In bytes; only touched pages cost memory.
  static let stackSize = 256 << 20

  package init(jobs: Int = ParallelMap.processorCount) {
    self.jobs = max(jobs, 1)
  }

  package static var processorCount: Int {
    max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)
  }

  /// Waits until all is done. Each thread takes the next free element, so uneven ones even out.
  package func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    _ transform: @Sendable (Element) -> Output
  ) -> [Output] {
    guard !elements.isEmpty else { return [] }
    return withoutActuallyEscaping(transform) { transform in
      let work = Work(elements, transform)
      var threads: [BigStackThread] = []
      for _ in 0..<min(jobs, elements.count) {
        guard let thread = BigStackThread(stackSize: Self.stackSize, { work.run() }) else { break }
        threads.append(thread)
      }
      // Without a single thread the caller's own does the work.
      if threads.isEmpty { work.run() }
      for thread in threads {
        thread.join()
      }
      return work.outputs
    }
  }

  /// Elements and results that the threads of one call share.
  ///
  /// Safe to share: indices are handed out once, under the lock, so no two threads touch one slot.
  private final class Work<Element: Sendable, Output: Sendable>: @unchecked Sendable {
    private let elements: [Element]
    private let transform: @Sendable (Element) -> Output
    private let slots: Slots<Output>
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var next = 0

    init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Output) {
      self.elements = elements
      self.transform = transform
      slots = Slots(elements.count)
      lock = .allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    var outputs: [Output] { slots.outputs }

    func run() {
      while let index = claim() { slots.fill(index, with: transform(elements[index])) }
    }

    private func claim() -> Int? {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      guard next < elements.count else { return nil }
      next += 1
      return next - 1
    }
  }
}
