import Foundation
import Testing

/// A file that holds what a command has to print, byte for byte.
///
/// With `PARLANCE_UPDATE_GOLDENS=1` in the environment the file is written anew instead: read the difference before you
/// keep it.
struct Golden {
  private let file: URL

  init(_ file: URL) { self.file = file }

  func expect(_ output: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["PARLANCE_UPDATE_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(output.utf8).write(to: file)
      return
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard !golden.utf8.elementsEqual(output.utf8) else { return }
    let lines = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let printed = output.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(lines, printed).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(file.lastPathComponent), line \(index + 1) is not what is printed
      golden:  \(index < lines.count ? String(lines[index]) : "(end)")
      printed: \(index < printed.count ? String(printed[index]) : "(end)")
      """,
      sourceLocation: sourceLocation
    )
  }
}
