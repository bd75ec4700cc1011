import Foundation
import Workspace

/// What an editor waits for.
enum EditorBenchmark: Benchmark {
  static let name = "editor"
  static let summary = "an editor's waits: keystroke to findings, completion, hover, opening, memory"
  static let synopsis = "DIR FILE"
  static let discussion = """
    Starts a language server for the folder and works in FILE, a Swift file of it with findings, whose text is repeated
    to make long ones: types letter by letter in several places, asks for the findings, for completion and a hover
    behind each, opens a file of 5 MB, and edits 10,000 times for the sake of memory. The server's start is compared
    with a cold audit of the folder. A figure that has a limit says so.
    """
  static let options: [BenchmarkOption] = [
    .value("--lines", "N", "Type in a file of 2000 or 10000 lines alone"),
    .value("--pause", "SECONDS", "Pause so long between two letters, default both 0 and 0.1"),
    .program, .json,
  ]
  static let examples = ["../app Sources/Login.swift", "../app Sources/Login.swift --lines 2000 --pause 0 --json"]

  /// Milliseconds that nineteen of twenty keystrokes stay under, by lines of the file.
  private static let limits: [(lines: Int, limit: Double)] = [(2_000, 25), (10_000, 60)]

  static func run(_ arguments: Arguments) throws(UsageError) -> Report {
    guard arguments.operands.count == 2 else {
      throw UsageError("a folder and a file of it are needed", remedy: "write 'Benchmarks editor DIR FILE'")
    }
    let program = try Program.parlance(arguments)
    let wanted = try arguments.number("--lines", atLeast: 1, default: 0)
    guard wanted == 0 || limits.contains(where: { $0.lines == wanted }) else {
      throw UsageError("'\(wanted)' is no value of '--lines'", remedy: "use 2000 or 10000")
    }
    let pause = try arguments.seconds("--pause")
    let pauses: [Double] = if let pause { [pause] } else { [0, 0.1] }
    let folder = try MeasuredFolder.all([arguments.operands[0]], for: name)[0]
    let url = URL(filePath: folder.path, directoryHint: .isDirectory)
    let file = url.appending(path: arguments.operands[1])
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      throw UsageError("'\(arguments.operands[1])' is no file in the folder", remedy: "name it relative to the folder")
    }
    guard let client = Client() else { throw UsageError("no pipe can be made", remedy: "close other programs") }
    let scenario = EditorScenario(client: client, folder: url, file: file)
    var report = Report(benchmark: name)
    report.groups.append(start(scenario, folder, program))
    let resident = ProcessMemory.resident
    for (lines, limit) in limits where wanted == 0 || wanted == lines {
      for pause in pauses { report.groups.append(typing(scenario, lines, pause, limit)) }
    }
    Console.note("opening a file of 5 MB")
    let opening = scenario.opening(bytes: 5_000_000)
    report.groups.append(.init(title: "a file of 5 MB", figures: [.init("opening to findings", [("ms", opening)])]))
    report.groups.append(memory(scenario, ready: resident))
    return report
  }

  private static func start(_ scenario: EditorScenario, _ folder: MeasuredFolder, _ program: String) -> Report.Group {
    Console.note("auditing \(folder.name) with a fresh process")
    var cold = Samples()
    for _ in 0..<3 {
      if let run = ChildRun([program, "audit", folder.path, "--quiet", "--fail-on", "never"]) {
        cold.add(run.wall * 1_000)
      }
    }
    Console.note("starting the server")
    let ready = scenario.begin()
    return Report.Group(
      title: "start in \(folder.name)",
      figures: [
        .init("cold audit", [("ms", cold.median)]),
        .init("first findings behind 'initialized'", [("ms", ready)], under: cold.median * 1.5),
      ]
    )
  }

  private static func typing(_ scenario: EditorScenario, _ lines: Int, _ pause: Double, _ limit: Double) -> Report.Group
  {
    let title = "\(lines) lines, " + (pause > 0 ? "\(FigureText.of(pause)) s between letters" : "without a pause")
    Console.note(title)
    let typing = scenario.typing(lines: lines, pause: pause)
    let keystrokes = typing.keystrokes.map { code, samples in
      figure("keystroke to findings, \(code.name)", samples, under: limit)
    }
    return Report.Group(
      title: title,
      figures: keystrokes + [
        figure("completion", typing.completion, under: 10), figure("hover", typing.hover, under: 10),
      ]
    )
  }

  private static func figure(_ name: String, _ samples: Samples, under limit: Double) -> Report.Figure {
    .init(
      name,
      [("ms p95", samples.percentile(0.95)), ("ms median", samples.median), ("ms at most", samples.most)],
      under: limit
    )
  }

  private static func memory(_ scenario: EditorScenario, ready: Double) -> Report.Group {
    Console.note("editing 10,000 times")
    scenario.edit(times: 1_000)
    let before = ProcessMemory.resident
    scenario.edit(times: 10_000)
    return Report.Group(
      title: "memory",
      figures: [
        .init("when ready", [("MB", ready)], under: 300), .init("before 10,000 edits", [("MB", before)]),
        .init("behind them", [("MB", ProcessMemory.resident)]),
      ]
    )
  }
}
