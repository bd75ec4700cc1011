import Foundation

/// A project in a folder of its own, audited by the built program.
struct SampleProject {
  let folder: ScratchFolder

  /// One finding: `palette-color` at line 2, column 43.
  static let red = "import UIKit\nfunc style(_ v: UIView) { v.tintColor = .red }\n"
  static let redLine = ":2:41: warning: 'red' is the platform's color, not the design system's [palette-color]\n"

  /// - Parameter files: texts by path.
  init(_ files: [String: String]) throws {
    folder = try ScratchFolder()
    for (path, text) in files { try folder.write(path, text) }
  }

  func remove() { folder.remove() }

  func audit(_ arguments: String..., input: String = "", in place: String = "") async throws -> ProgramRun {
    try await ProgramRun(
      ["audit"] + arguments,
      input: input,
      in: place.isEmpty ? folder.url : folder.url.appending(path: place)
    )
  }

  /// Makes the folder a git work tree.
  func makeRepository() throws {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "init", "--quiet", "."]
    git.currentDirectoryURL = folder.url
    try git.run()
    git.waitUntilExit()
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: path).path(percentEncoded: false),
      withDestinationPath: target
    )
  }
}

extension ProgramRun {
  /// What standard error says, but for the line that no token is known: most samples define none.
  var remarks: String {
    errors.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !($0.hasPrefix("parlance: no ") && $0.contains("token is known")) }.joined(separator: "\n")
  }

  /// The paths that have findings, in the order printed.
  var paths: [String] {
    var paths: [String] = []
    for line in output.split(separator: "\n") where line.contains(" [") {
      guard let path = line.split(separator: ":").first.map({ String($0) }), paths.last != path else { continue }
      paths.append(path)
    }
    return paths
  }
}
