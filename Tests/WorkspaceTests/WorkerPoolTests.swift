import Synchronization
import Testing

@testable import Workspace

@Suite struct WorkerPoolTests {
  @Test(arguments: [1, 2, 4]) func doesEachNumberOnce(_ jobs: Int) {
    let pool = WorkerPool(jobs: jobs)
    for count in [0, 1, 2, 63, 64, 500] {
      let seen = Counts(count)
      pool.run(count) { seen.add($0) }
      #expect(seen.all.allSatisfy { $0 == 1 }, "\(count)")
    }
  }

  /// Work that comes while the last threads of the piece before still look for more.
  @Test func manySmallPieces() {
    let pool = WorkerPool(jobs: 3)
    let total = Atomic<Int>(0)
    for _ in 0..<5_000 { pool.run(3) { _ in total.add(1, ordering: .relaxed) } }
    #expect(total.load(ordering: .relaxed) == 15_000)
  }

  /// The first is done last of those that may be begun with it; none of the others may be begun before it is.
  @Test(arguments: [1, 2, 4]) func noneIsBegunTooFarAhead(_ jobs: Int) {
    let pool = WorkerPool(jobs: jobs)
    let window = 3
    for count in [2, 3, 4, 50] {
      let done = Counts(count)
      let early = Counts(count)
      pool.run(count, window: window) { index in
        if jobs > 1, index == 0 { while !done.all[1..<min(window, count)].allSatisfy({ $0 == 1 }) {} }
        if index >= window, !done.all[...(index - window)].allSatisfy({ $0 == 1 }) { early.add(index) }
        done.add(index)
      }
      #expect(done.all.allSatisfy { $0 == 1 }, "\(count)")
      #expect(early.all.allSatisfy { $0 == 0 }, "\(count)")
    }
  }

  private final class Counts: Sendable {
    private let counts: Mutex<[Int]>

    init(_ count: Int) { counts = Mutex(Array(repeating: 0, count: count)) }

    func add(_ index: Int) { counts.withLock { $0[index] += 1 } }

    var all: [Int] { counts.withLock { $0 } }
  }
}
