/// Steps that a number of questions may take together.
///
/// One step is one node evaluated. What a question finds remembered costs as much as working it out, so that what a
/// budget suffices for doesn't depend on what was asked before.
package final class WorkBudget: Sendable {
  private let steps: Guarded<Int>

  /// Steps that asking costs, whatever the answer takes.
  static let question = 16

  package init(_ steps: Int) { self.steps = Guarded(steps) }

  /// At least 0.
  package var remaining: Int { steps.withLock { max($0, 0) } }

  package func spend(_ count: Int) {
    steps.withLock { $0 = max($0, 0) - count }
  }
}
