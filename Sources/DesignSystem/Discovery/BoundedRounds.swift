import Evaluation

/// Evaluates definitions on several threads, within a number of steps for all of them.
///
/// Definitions are taken in rounds of a fixed size. In a round each may take its share of the steps that are left; what
/// was taken is known only after the round. So what a definition may take, and thus the result, is the same for any
/// number of threads. One that needs more than its share gets a second, larger one once all others are done.
struct BoundedRounds {
  private let concurrency: Concurrency
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
    return 4_000_000 &+ (isOver ? 0 : min(product, 1 << 40))
  }

  private static let roundSize = 64
  private static let secondRoundSize = 4

  /// What `body` gives for each element, in the elements' order.
  mutating func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    in world: DiscoveryWorld,
    _ body: @escaping @Sendable (Element, DiscoveryWorld) -> Output
  ) -> [Output] {
    var outputs: [Output] = []
    outputs.reserveCapacity(elements.count)
    var late: [Int] = []
    run(Array(elements.indices), Self.roundSize) {
      body(elements[$0], world.limited(to: $1))
    } receive: {
      if $2 { late.append($0) }
      outputs.append($1)
    }
    run(late, Self.secondRoundSize) {
      body(elements[$0], world.limited(to: $1))
    } receive: { index, output, _ in
      outputs[index] = output
    }
    return outputs
  }

  /// `receive` gets the index, the result, and whether the share was too small for it.
  private mutating func run<Output: Sendable>(
    _ indices: [Int],
    _ size: Int,
    _ body: @escaping @Sendable (Int, WorkBudget) -> Output,
    receive: (Int, Output, Bool) -> Void
  ) {
    var start = 0
    while start < indices.count {
      let round = indices[start..<min(start + size, indices.count)]
      start = round.endIndex
      let share = steps / size
      let results = concurrency.map(round) { index in
        let budget = WorkBudget(share)
        let output = body(index, budget)
        return (output: output, spent: share - budget.remaining, isShort: budget.remaining == 0)
      }
      for (index, result) in zip(round, results) {
        steps -= result.spent
        receive(index, result.output, result.isShort)
      }
    }
  }
}
