import JSON
import Linting

/// The program: finds the benchmark that a command line names and runs it.
enum BenchmarkProgram {
  private static var benchmarks: [any Benchmark.Type] {
    [ReadingBenchmark.self, AuditBenchmark.self, GrowthBenchmark.self, EditorBenchmark.self]
  }

  /// - Returns: the exit code: 2 where the words mean nothing.
  static func run(_ words: ArraySlice<String>) -> Int32 {
    do throws(UsageError) {
      try start(words)
      return 0
    } catch {
      Console.note("Benchmarks: \(error.message); \(error.remedy)")
      return 2
    }
  }

  private static func start(_ words: ArraySlice<String>) throws(UsageError) {
    guard let name = words.first, !["--help", "-h", "help"].contains(name) else { return Console.print(overview) }
    guard let benchmark = benchmarks.first(where: { $0.name == name }) else {
      let nearest = NearestWord.nearest(to: name, in: benchmarks.map { $0.name })
      throw UsageError(
        "there is no benchmark '\(name)'",
        remedy: nearest.map { "did you mean '\($0)'?" } ?? "'--help' lists them"
      )
    }
    let arguments = try Arguments(words.dropFirst(), benchmark.options)
    if arguments.wantsHelp { return Console.print(benchmark.help) }
    #if DEBUG
    Console.note("this is a debug build, whose figures mean nothing: add '-c release'")
    #endif
    let report = try benchmark.run(arguments)
    Console.print(arguments.has(BenchmarkOption.json.name) ? report.json.text(.pretty) : report.text)
  }

  private static var overview: String {
    let width = benchmarks.map { $0.name.count }.max() ?? 0
    return """
      Measures Parlance; figures go to standard output, progress to standard error.

      \(benchmarks.map { "  Benchmarks \($0.name.padded(to: width))  \($0.summary)" }.joined(separator: "\n"))

      'Benchmarks NAME --help' says what is measured, and how.
      """
  }
}
