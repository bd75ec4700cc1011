import Evaluation
import Symbols

/// Evaluates definitions on several threads, within a number of steps for all of them.
///
/// Each definition may take its share of the steps that are left. What others took is known only when they are done; so
/// counted off are all those that are a fixed number below it, and one isn't begun before these are done. So what a
/// definition may take, and thus the result, is the same for any number of threads. Nearly all need little. One that
/// needs more than its share gets a larger one once all others are done, beside others of its kind: none waits for it.
struct BoundedWork {
  /// How the work is spread.
  let concurrency: Concurrency
  /// Steps that are left.
  private(set) var steps: Int

  init(_ concurrency: Concurrency, steps: Int) {
    self.concurrency = concurrency
    self.steps = steps
  }

  /// Steps of evaluation that a vocabulary may take: a start, and some for each declaration. Design systems take a
  /// fifth of that; what takes more is no definition.
  static func steps(declarations: Int) -> Int {
    let (product, isOver) = declarations.multipliedReportingOverflow(by: 100)
    return 6_000_000 &+ (isOver ? 0 : min(product, 1 << 40))
  }

  /// Definitions at a time that share what is left: all at first, then those that needed more.
  private static let windows = [256, 16, 4]

  /// What `body` gives for each element, in the elements' order.
  mutating func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    in world: DiscoveryWorld,
    _ body: @Sendable (Element, DiscoveryWorld) -> Output
  ) -> [Output] {
    var outputs: [Output?] = Array(repeating: nil, count: elements.count)
    var open = Array(elements.indices)
    for window in Self.windows where !open.isEmpty {
      let tried = open
      let results = run(tried.count, window) { body(elements[tried[$0]], world.limited(to: $1)) }
      for (index, result) in zip(tried, results) { outputs[index] = result.output }
      open = zip(tried, results).filter(\.1.isShort).map(\.0)
    }
    return outputs.compactMap { $0 }
  }

  /// - Parameter window: definitions at a time that share what is left.
  mutating func run<Output: Sendable>(
    _ count: Int,
    _ window: Int,
    _ body: @Sendable (Int, WorkBudget) -> Output
  ) -> [(output: Output, isShort: Bool)] {
    let account = Account(steps, window, count)
    let results = concurrency.map(count, window: window) { index in
      let share = account.share(of: index)
      let budget = WorkBudget(share)
      let output = body(index, budget)
      account.take(share - budget.remaining, for: index)
      return (output: output, isShort: budget.remaining == 0)
    }
    steps = account.rest
    return results
  }

  /// Who took how many steps.
  private final class Account: Sendable {
    private let window: Int
    private let state: Guarded<State>

    private struct State {
      var spent: [Int]
      /// What was left before each, as far as it is known.
      var left: [Int]

      mutating func left(before index: Int) -> Int {
        while left.count <= index { left.append(left[left.count - 1] - spent[left.count - 1]) }
        return left[index]
      }
    }

    init(_ steps: Int, _ window: Int, _ count: Int) {
      self.window = window
      state = Guarded(State(spent: Array(repeating: 0, count: count), left: [steps]))
    }

    /// All that are `window` or more below are done.
    func share(of index: Int) -> Int {
      state.withLock { $0.left(before: max(index - window + 1, 0)) / window }
    }

    func take(_ steps: Int, for index: Int) { state.withLock { $0.spent[index] = steps } }

    /// What is left once all are done.
    var rest: Int { state.withLock { $0.left(before: $0.spent.count) } }
  }
}
