import Workspace

/// Runs work as the engine runs it: on a thread whose stack holds the deepest input that is read.
package enum BigStack {
  package static func run<Output: Sendable>(_ work: @Sendable () -> Output) -> Output {
    withoutActuallyEscaping(work) { work in
      // One element in, one result out.
      ParallelMap(jobs: 1).map([0]) { _ in work() }[0]
    }
  }
}
