import Evaluation
import Symbols
import Synchronization
import Testing

@testable import DesignSystem

@Suite struct BoundedWorkTests {
  /// Runs every second number of what may be begun before the others.
  private static let shuffled = Concurrency { count, window, body in
    var start = 0
    while start < count {
      let end = min(start + max(window / 2, 1), count)
      for index in stride(from: start, to: end, by: 2) { body(index) }
      for index in stride(from: start + 1, to: end, by: 2) { body(index) }
      start = end
    }
  }

  /// What each of some definitions may take, and what is left.
  private func shares(_ concurrency: Concurrency) -> (shares: [Int], rest: Int) {
    var work = BoundedWork(concurrency, steps: 1_000)
    let results = work.run(8, 4) { index, budget -> Int in
      let share = budget.remaining
      budget.spend(index * 10)
      return share
    }
    return (results.map(\.output), work.steps)
  }

  @Test func sharesCountOffWhatIsSurelyDone() {
    let (shares, rest) = shares(.none)
    #expect(shares == [250, 250, 250, 250, 250, 247, 242, 235])
    #expect(rest == 1_000 - 280)
  }

  @Test func sharesDoNotHangOnTheOrder() {
    #expect(shares(Self.shuffled) == shares(.none))
  }

  @Test func whoNeedsMoreIsNoted() {
    var work = BoundedWork(.none, steps: 1_000)
    let results = work.run(4, 4) { index, budget in budget.spend(index == 2 ? 500 : 10) }
    #expect(results.map(\.isShort) == [false, false, true, false])
    #expect(work.steps == 1_000 - 250 - 30)
  }
}
