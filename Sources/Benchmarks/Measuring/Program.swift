import Foundation

/// Programs to measure.
enum Program {
  /// The parlance that is asked for, or the one built beside this program.
  static func parlance(_ arguments: Arguments) throws(UsageError) -> String {
    if let path = arguments.value(BenchmarkOption.program.name) {
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw UsageError("'\(path)' is no program", remedy: "check the path")
      }
      return path
    }
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "parlance").path
    guard let beside, FileManager.default.isExecutableFile(atPath: beside) else {
      throw UsageError(
        "there is no parlance beside this program",
        remedy: "build it with 'swift build -c release --product parlance', or name it with '--program'"
      )
    }
    return beside
  }

  /// The program that a word runs.
  static func onPath(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether it is a script, which starts further programs.
  static func isScript(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: 2)) == Data("#!".utf8)
  }
}
