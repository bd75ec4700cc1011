import Rules
import SwiftSource
import Workspace

/// How fast the parts of an audit are on one core.
enum ReadingBenchmark: Benchmark {
  static let name = "reading"
  static let summary = "lexing, parsing, linking, vocabulary and judging on one core, in seconds and MB/s"
  static let synopsis = "DIR…"
  static let discussion = """
    Reads the Swift files of each folder into memory, then measures on one core, each time for as long as 'lasting':
    lexing alone, and parsing, which lexes too, file by file with nothing kept; then the stages of whole audits:
    reading (parsing with all units kept), linking their declarations, building the vocabulary, judging. Seconds are
    the median for one pass over all files, MB/s are those of all Swift that was read.
    """
  static let options: [BenchmarkOption] = [
    .value("--samples", "N", "Measurements of which the median counts, default 5"),
    .value("--lasting", "SECONDS", "How long one measurement lasts at least, default 0.3"),
    .json,
  ]
  static let examples = ["Fixtures/TravelApp", "--samples 9 --json ../app > reading.json"]

  static func run(_ arguments: Arguments) throws(UsageError) -> Report {
    let count = try arguments.number("--samples", atLeast: 1, default: 5)
    let lasting = try arguments.seconds("--lasting") ?? 0.3
    var report = Report(benchmark: name)
    for folder in try MeasuredFolder.all(arguments.operands, for: name) {
      Console.note("\(folder.name): reading the files")
      let workspace = folder.load()
      let megabytes = MeasuredFolder.megabytes(of: workspace)
      var group = Report.Group(title: "\(folder.name): \(MeasuredFolder.size(of: workspace))", figures: [])
      func add(_ name: String, _ samples: Samples) {
        let seconds = samples.median
        group.figures.append(.init(name, [("s", seconds), ("MB/s", seconds > 0 ? megabytes / seconds : 0)]))
      }
      let files = workspace.files.map(\.bytes)
      Console.note("\(folder.name): lexing")
      add("lexing", passes(count, lasting) { for bytes in files { _ = SourceUnit.lexemeCount(bytes) } })
      Console.note("\(folder.name): parsing")
      add("parsing", passes(count, lasting) { for bytes in files { _ = SourceUnit.lower(bytes) } })
      Console.note("\(folder.name): whole audits")
      var stages: [AuditStages.Stage: Samples] = [:]
      for _ in 0..<count {
        for (stage, seconds) in AuditStages.measure(workspace) { stages[stage, default: Samples()].add(seconds) }
      }
      for stage in AuditStages.Stage.allCases { add(stage.rawValue, stages[stage] ?? Samples()) }
      report.groups.append(group)
    }
    return report
  }

  /// Seconds of one pass, measured `count` times.
  /// - Parameter lasting: passes are repeated until a measurement lasts so many seconds.
  private static func passes(_ count: Int, _ lasting: Double, _ pass: @escaping @Sendable () -> Void) -> Samples {
    // On a thread with a big stack, as in an audit.
    ParallelMap(jobs: 1).map([count]) { count in
      var samples = Samples()
      pass()
      for _ in 0..<count {
        let start = MonotonicTime.now
        var passes = 0.0
        repeat {
          pass()
          passes += 1
        } while MonotonicTime.now - start < lasting
        samples.add((MonotonicTime.now - start) / passes)
      }
      return samples
    }.first ?? Samples()
  }
}
