import Foundation

/// A cold audit against other programs on the same files.
enum AuditBenchmark: Benchmark {
  static let name = "audit"
  static let summary = "a cold audit against ast-grep, ripgrep and swift-format: time, memory, ratios"
  static let synopsis = "DIR…"
  static let discussion = """
    Runs 'parlance audit' and each peer on each folder by turns, '--times' after one run that warms the disk, output
    thrown away. Gives the least and the median time on the clock, the processors' time and the most memory, then the
    ratios of parlance's medians to the peer's, for several folders with their geometric mean. Peers are taken from the
    PATH: ast-grep scans by the rules in '--rules', ripgrep looks for the words that raw values are written with,
    swift-format lints.
    """
  static let options: [BenchmarkOption] = [
    .value("--against", "PEER", "'ast-grep', 'rg' or 'swift-format', or several; default all that can be run"),
    .value("--rules", "FILE", "Rules for ast-grep, which isn't run without"),
    .value("--times", "N", "Runs of each, default 5"),
    .program, .json,
  ]
  static let examples = ["../app --against ast-grep --rules rules.yml", "../app ../other --times 9 --json"]

  /// What runs by turns.
  private struct Contestant {
    let name: String
    let command: (MeasuredFolder) -> [String]
  }

  static func run(_ arguments: Arguments) throws(UsageError) -> Report {
    let times = try arguments.number("--times", atLeast: 1, default: 5)
    let program = try Program.parlance(arguments)
    let own = Contestant(name: "parlance") { folder in
      [program, "audit", folder.path, "--quiet", "--fail-on", "never", "--allow-empty"]
    }
    let peers = try peers(arguments)
    var report = Report(benchmark: name)
    var ratios: [String: [(wall: Double, memory: Double)]] = [:]
    var measured: [(folder: MeasuredFolder, results: [(name: String, runs: Runs)])] = []
    for folder in try MeasuredFolder.all(arguments.operands, for: name) {
      measured.append((folder, try measure([own] + peers, folder, times)))
    }
    // Folders are loaded last: what this process holds would count towards those that it starts.
    for (folder, results) in measured {
      var group = Report.Group(
        title: "\(folder.name): \(MeasuredFolder.size(of: folder.load()))",
        figures: results.map { name, runs in
          .init(
            name,
            [
              ("s", runs.wall.median), ("s at least", runs.wall.least), ("s of processors", runs.processor.median),
              ("MB", runs.memory.most),
            ]
          )
        }
      )
      guard let ours = results.first?.runs else { continue }
      for (name, theirs) in results.dropFirst() {
        let ratio = (ours.wall.median / theirs.wall.median, ours.memory.most / theirs.memory.most)
        ratios[name, default: []].append(ratio)
        group.figures.append(Self.figure("parlance/\(name)", [ratio]))
      }
      report.groups.append(group)
    }
    if report.groups.count > 1, !peers.isEmpty {
      report.groups.append(
        Report.Group(
          title: "geometric mean over \(report.groups.count) folders",
          figures: peers.map { figure("parlance/\($0.name)", ratios[$0.name] ?? []) }
        )
      )
    }
    return report
  }

  private static func figure(_ name: String, _ ratios: [(wall: Double, memory: Double)]) -> Report.Figure {
    func mean(_ values: [Double]) -> Double {
      exp(values.reduce(0) { $0 + log($1) } / Double(max(values.count, 1)))
    }
    return .init(
      name,
      [("times the time", mean(ratios.map(\.wall))), ("times the memory", mean(ratios.map(\.memory)))]
    )
  }

  private static func peers(_ arguments: Arguments) throws(UsageError) -> [Contestant] {
    let rules = arguments.value("--rules")
    if let rules, !FileManager.default.isReadableFile(atPath: rules) {
      throw UsageError("'\(rules)' can't be read", remedy: "name a file of ast-grep rules")
    }
    let words = arguments.list("--against")
    var contestants: [Contestant] = []
    for word in words where Peer(rawValue: word) == nil {
      throw UsageError(
        "there is no peer '\(word)'",
        remedy: "use one of \(Peer.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))"
      )
    }
    for peer in Peer.allCases where words.isEmpty || words.contains(peer.rawValue) {
      let isWanted = !words.isEmpty
      if peer == .astGrep, rules == nil {
        if isWanted { throw UsageError("'ast-grep' needs rules", remedy: "add '--rules FILE'") }
        Console.note("ast-grep is left out: it needs '--rules FILE'")
        continue
      }
      guard let path = Program.onPath(peer.rawValue) else {
        Console.note("\(peer.rawValue) is left out: it isn't on the PATH")
        continue
      }
      if Program.isScript(path) {
        Console.note("\(peer.rawValue) on the PATH is a script, whose own time is measured too")
      }
      contestants.append(Contestant(name: peer.rawValue) { peer.command(path, $0.path, rules: rules) })
    }
    return contestants
  }

  private struct Runs {
    var wall = Samples()
    var processor = Samples()
    var memory = Samples()
  }

  private static func measure(
    _ contestants: [Contestant],
    _ folder: MeasuredFolder,
    _ times: Int
  ) throws(UsageError) -> [(name: String, runs: Runs)] {
    var results = contestants.map { (name: $0.name, runs: Runs()) }
    for round in 0...times {
      Console.note("\(folder.name): " + (round == 0 ? "warming up" : "round \(round) of \(times)"))
      for (index, contestant) in contestants.enumerated() {
        let command = contestant.command(folder)
        guard let run = ChildRun(command), let code = run.exitCode, code < 2 || index > 0 else {
          throw UsageError("'\(command.joined(separator: " "))' fails", remedy: "run it by hand to see why")
        }
        guard round > 0 else { continue }
        results[index].runs.wall.add(run.wall)
        results[index].runs.processor.add(run.processor)
        results[index].runs.memory.add(run.memory)
      }
    }
    return results
  }
}
