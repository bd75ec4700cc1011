/// One thing that is measured.
protocol Benchmark {
  static var name: String { get }
  /// One line, lower case, no final stop.
  static var summary: String { get }
  /// As it stands behind the name in help.
  static var synopsis: String { get }
  /// What is measured, and how.
  static var discussion: String { get }
  static var options: [BenchmarkOption] { get }
  static var examples: [String] { get }

  static func run(_ arguments: Arguments) throws(UsageError) -> Report
}

extension Benchmark {
  static var help: String {
    let options = (options + [.flag("--help", "Print this")]).map { option in
      (([option.name] + [option.placeholder].compactMap { $0 }).joined(separator: " "), option.help)
    }
    let width = options.map(\.0.count).max() ?? 0
    var lines = ["Benchmarks \(name) \(synopsis)", "", discussion, "", "Options"]
    lines += options.map { "  " + $0.padded(to: width + 2) + $1 }
    lines += ["", "Examples"] + examples.map { "  Benchmarks \(name)" + ($0.isEmpty ? "" : " " + $0) }
    return lines.joined(separator: "\n")
  }
}
