import Synchronization

/// How long the stages of an audit take on the clock, for those who wonder what a slow one does.
final class StageTimes: Sendable {
  enum Stage: String, CaseIterable {
    /// Configurations, folders, the files' bytes, asset catalogs and token files.
    case finding = "to find files"
    /// Lexing and parsing, and the declarations of all files linked.
    case reading = "to read them"
    case vocabulary = "to know the vocabulary"
    case judging = "to judge"
  }

  private struct State {
    var last = ContinuousClock.now
    var seconds: [Stage: Double] = [:]
  }

  private let state = Mutex(State())

  /// A stage is over that began when the one before it was.
  func end(of stage: Stage) {
    state.withLock { state in
      let now = ContinuousClock.now
      let duration = (now - state.last).components
      state.seconds[stage] = Double(duration.seconds) + Double(duration.attoseconds) / 1e18
      state.last = now
    }
  }

  /// A line for people: seconds of each stage, in order.
  var text: String {
    let seconds = state.withLock { $0.seconds }
    let parts = Stage.allCases.map { "\(Self.text(seconds[$0] ?? 0)) s \($0.rawValue)" }
    return "times: " + parts.joined(separator: ", ")
  }

  /// Seconds with two digits behind the point, zeros too, so that columns of them line up.
  private static func text(_ seconds: Double) -> String {
    let hundredths = Int(exactly: (max(seconds, 0) * 100).rounded()) ?? 0
    let rest = hundredths % 100
    return "\(hundredths / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
