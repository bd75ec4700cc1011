import Linting
import Rules
import Synchronization
import Workspace

/// The seconds that the stages of an audit of a loaded workspace take on one core.
enum AuditStages {
  enum Stage: String, CaseIterable {
    case reading, linking, vocabulary, judging
    case all = "all of these"
  }

  private struct Times {
    var lowered = 0.0
    var linked = 0.0
    var analyzed = 0.0
  }

  static func measure(_ workspace: LoadedWorkspace) -> [(Stage, Double)] {
    let times = Mutex(Times())
    let engine = AuditEngine(rules: allRules, run: RunOptions(jobs: 1), parallel: ParallelMap(jobs: 1))
    let start = MonotonicTime.now
    // Called for each file: the last one counts.
    let results = engine.judge(
      workspace,
      progress: AuditEngine.Progress(
        lowered: { times.withLock { $0.lowered = MonotonicTime.now } },
        linked: { times.withLock { $0.linked = MonotonicTime.now } },
        analyzed: { _ in times.withLock { $0.analyzed = MonotonicTime.now } }
      )
    )
    let end = MonotonicTime.now
    withExtendedLifetime(results) {}
    let at = times.withLock { $0 }
    return [
      (.reading, at.lowered - start), (.linking, at.linked - at.lowered), (.vocabulary, at.analyzed - at.linked),
      (.judging, end - at.analyzed), (.all, end - start),
    ]
  }
}
