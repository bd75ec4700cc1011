import Foundation
import Synchronization

/// Runs a command on damaged copies of a project, one after the other or several at a time.
///
/// Those that run one after the other share a copy, in which only what is damaged is written: what the command itself
/// writes there stays.
struct Running {
  private let options: Options
  private let project: Project
  /// Where copies stand while they are looked at.
  private let folder: URL

  /// Behind so many times the sound project's time, and at least so many seconds, a run hangs.
  private static let patience = (factor: 10.0, seconds: 5.0)

  init(_ options: Options) throws {
    self.options = options
    project = try Project(options.source, only: options.only)
    folder = FileManager.default.temporaryDirectory.appending(path: "mutator-\(getpid())")
  }

  /// - Returns: whether no run failed.
  func run() throws -> Bool {
    defer { try? FileManager.default.removeItem(at: folder) }
    for job in 0..<options.jobs { try project.write(to: copy(job), []) }
    let sound = try command(copy(0), limit: 600)
    let limit = max(Self.patience.seconds, Self.patience.factor * sound.seconds)
    print("sound: \(sound.end), \(Self.text(sound.seconds)); limit \(Self.text(limit))")
    let totals = Mutex(Totals())
    DispatchQueue.concurrentPerform(iterations: min(options.jobs, max(1, options.count))) { job in
      for index in stride(from: options.first + job, to: options.first + options.count, by: options.jobs) {
        let damages = project.damages(index, options)
        do {
          try project.write(damages, into: copy(job), damaged: true)
          let outcome = try command(copy(job), limit: limit)
          try project.write(damages, into: copy(job), damaged: false)
          if outcome.end.isFailure, let out = options.out {
            try project.write(to: URL(filePath: out).appending(path: "\(index)"), damages)
          }
          totals.withLock { $0.take(outcome, index, damages) }
        } catch {
          totals.withLock { $0.note("\(index): \(error)") }
        }
      }
    }
    return totals.withLock { $0.printAll() }
  }

  /// What the runs came to.
  private struct Totals {
    private var ends: [String: Int] = [:]
    private var failures = 0
    private var slowest: (seconds: Double, index: Int) = (0, -1)

    mutating func take(_ outcome: CommandRun, _ index: Int, _ damages: [Project.Damage]) {
      ends[outcome.end.description, default: 0] += 1
      if outcome.seconds > slowest.seconds { slowest = (outcome.seconds, index) }
      guard outcome.end.isFailure else { return }
      note("\(index): \(outcome.end), \(Running.text(outcome.seconds))\n  \(damages)\n\(outcome.lastWords)")
    }

    mutating func note(_ failure: String) {
      failures += 1
      print(failure)
    }

    func printAll() -> Bool {
      for (end, count) in ends.sorted(by: { $0.key < $1.key }) { print("\(end): \(count)") }
      print("slowest: \(slowest.index), \(Running.text(slowest.seconds)); failures: \(failures)")
      return failures == 0
    }
  }

  private func copy(_ job: Int) -> URL { folder.appending(path: "\(job)") }

  private func command(_ copy: URL, limit: Double) throws -> CommandRun {
    try CommandRun(options.command.map { $0.replacing("{}", with: copy.path) }, limit: limit)
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.2f s", seconds) }
}
