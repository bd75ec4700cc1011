import Foundation
import SwiftSource
import SwiftSyntaxOracle

/// Compares the two readings of many files and prints where they differ.
struct Survey {
  private let options: Options
  private var totals = Totals()

  init(_ options: Options) { self.options = options }

  /// What reading one file gave.
  private struct FileResult: Sendable {
    var path: String
    var bytes: [UInt8]
    var differences: [Difference]
    var time: Duration
    var oracleTime: Duration
  }

  private struct Totals {
    var files = 0
    var bytes = 0
    var filesThatDiffer = 0
    var differences = 0
    var printed = 0
    var time = Duration.zero
    var oracleTime = Duration.zero
    /// By category: how many, in how many files, and the first place.
    var histogram: [String: (count: Int, files: Int, first: String)] = [:]
  }

  /// - Returns: whether the readings agree everywhere.
  func run(_ folders: [String]) -> Bool {
    var survey = self
    let paths = SwiftFiles.paths(in: folders, options)
    // In portions, so that results are seen early.
    for start in stride(from: 0, to: paths.count, by: 100) {
      let portion = Array(paths[start..<min(start + 100, paths.count)])
      let results = BigStack.map(portion, threads: options.threads ?? BigStack.processorCount) { path, thread in
        read(path, thread: thread)
      }
      for result in results { survey.take(result) }
      if paths.count > 100 {
        FileHandle.standardError.write(Data("\(start + portion.count) of \(paths.count) files\n".utf8))
      }
    }
    survey.printTotals()
    return survey.totals.differences == 0
  }

  private func read(_ path: String, thread: Int) -> FileResult? {
    CrashNote.note(path, thread: thread)
    if options.isVerbose { FileHandle.standardError.write(Data("\(path)\n".utf8)) }
    guard let bytes = SwiftFiles.bytes(path) else { return nil }
    let clock = ContinuousClock()
    let start = clock.now
    let unit = SourceUnit.lower(bytes)
    let middle = clock.now
    let expected = SyntaxOracle.unit(bytes)
    let end = clock.now
    return FileResult(
      path: path,
      bytes: bytes,
      differences: UnitComparison.differences(expected: expected, got: unit, in: bytes),
      time: middle - start,
      oracleTime: end - middle
    )
  }

  private mutating func take(_ result: FileResult?) {
    guard let result else { return }
    totals.files += 1
    totals.bytes += result.bytes.count
    totals.time += result.time
    totals.oracleTime += result.oracleTime
    guard !result.differences.isEmpty else { return }
    totals.filesThatDiffer += 1
    totals.differences += result.differences.count
    let table = LineTable(of: result.bytes)
    var seen: Set<String> = []
    for difference in result.differences {
      let position = table.position(of: difference.offset, in: .utf8)
      let place = "\(result.path):\(position.line + 1):\(position.column + 1)"
      var entry = totals.histogram[difference.category] ?? (0, 0, place)
      entry.count += 1
      if seen.insert(difference.category).inserted { entry.files += 1 }
      totals.histogram[difference.category] = entry
      totals.printed += 1
      if totals.printed <= options.limit { print("\(place): \(difference)\n    | \(difference.sourceLine)") }
    }
  }

  private func printTotals() {
    print("\n\(totals.files) files, \(totals.bytes) bytes, \(totals.filesThatDiffer) files differ")
    print("\(totals.differences) differences, \(min(totals.printed, options.limit)) printed")
    print("read at \(speed(totals.time)), by the oracle at \(speed(totals.oracleTime)) (one thread)")
    guard !totals.histogram.isEmpty else { return }
    print("\n  count   files  where, and the first place")
    let sorted = totals.histogram.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (category, entry) in sorted.prefix(60) {
      let numbers = String(format: "%7d %7d", entry.count, entry.files)
      print("\(numbers)  \(category)\n                 \(entry.first)")
    }
  }

  private func speed(_ time: Duration) -> String {
    let seconds = time / .seconds(1)
    return seconds > 0 ? String(format: "%.1f MB/s", Double(totals.bytes) / 1e6 / seconds) : "–"
  }
}
