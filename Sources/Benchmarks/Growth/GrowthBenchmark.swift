import Foundation

/// What ten times the input costs.
enum GrowthBenchmark: Benchmark {
  static let name = "growth"
  static let summary = "time and memory of audits of projects that grow in one measure"
  static let synopsis = "[ROW…]"
  static let discussion = """
    Makes up projects in a temporary folder, each row in two sizes of which the second is ten times the first, audits
    each with 'parlance audit' and gives the processors' time, the time on the clock, the most memory, and behind a
    larger size how many times those of the one before these are. The fastest of '--times' runs counts.

    Rows
    \(GrowthRow.allCases.map { row in
      let sizes = (row.sizes + [row.largest].compactMap { $0 }).map(String.init).joined(separator: ", ")
      return "  " + row.rawValue.padded(to: 10) + row.summary + ": " + sizes
    }.joined(separator: "\n"))
    """
  static let options: [BenchmarkOption] = [
    .value("--times", "N", "Runs of each, default 3"),
    .value("--limit", "SECONDS", "A run that takes longer is ended, and its row with it, default 120"),
    .flag("--large", "Measure the largest sizes too"),
    .program, .json,
  ]
  static let examples = ["", "tokens met --times 5", "--large --json > growth.json"]

  static func run(_ arguments: Arguments) throws(UsageError) -> Report {
    let times = try arguments.number("--times", atLeast: 1, default: 3)
    let limit = try arguments.seconds("--limit") ?? 120
    let program = try Program.parlance(arguments)
    var rows: [GrowthRow] = []
    for word in arguments.operands {
      guard let row = GrowthRow(rawValue: word) else {
        throw UsageError("there is no row '\(word)'", remedy: "'Benchmarks growth --help' lists them")
      }
      rows.append(row)
    }
    var report = Report(benchmark: name)
    for row in rows.isEmpty ? GrowthRow.allCases : rows {
      var group = Report.Group(title: "\(row.rawValue): \(row.summary)", figures: [])
      var before: ChildRun?
      for size in row.sizes + (arguments.has("--large") ? [row.largest].compactMap { $0 } : []) {
        Console.note("\(row.rawValue): \(size)")
        guard let run = try fastest(of: times, row, size, program, limit) else {
          Console.note("\(row.rawValue): \(size) takes longer than \(FigureText.of(limit)) s, or fails")
          break
        }
        group.figures.append(
          .init("\(size)", [("s of processors", run.processor), ("s", run.wall), ("MB", run.memory)])
        )
        if let before {
          group.figures.append(
            .init(
              "growth",
              [
                ("times the processors' time", run.processor / before.processor),
                ("times the time", run.wall / before.wall), ("times the memory", run.memory / before.memory),
              ]
            )
          )
        }
        before = run
      }
      report.groups.append(group)
    }
    return report
  }

  private static func fastest(
    of times: Int,
    _ row: GrowthRow,
    _ size: Int,
    _ program: String,
    _ limit: Double
  ) throws(UsageError) -> ChildRun? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlance-growth-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try GeneratedProject(row, size).write(to: folder)
    } catch {
      throw UsageError("'\(folder.path)' can't be written", remedy: "name another folder in TMPDIR")
    }
    var best: ChildRun?
    for _ in 0..<times {
      let command = [program, "audit", folder.path, "--quiet", "--fail-on", "never"]
      guard let run = ChildRun(command, limit: limit), run.exitCode == 0 else { return nil }
      if run.processor < best?.processor ?? .infinity { best = run }
    }
    return best
  }
}
