import Foundation

/// One run of the built program as a process of its own, from its start to its end.
struct ProgramRun: Sendable {
  let output: String
  let errors: String
  let exitCode: Int32
  /// Whether a signal ended it.
  let isKilled: Bool

  /// Where standard output leads.
  enum Output: Sendable {
    /// To `output`.
    case captured
    /// Into a pipe that nobody reads any more.
    case closedPipe
    /// Into a file or device.
    case file(String)
  }

  static let built = BuiltProducts.folder.appending(path: "parlance")

  /// - Parameters:
  ///   - program: what runs; the built program by default.
  ///   - environment: added to the test's own, from which everything that decides colours is taken away.
  ///   - folder: the working directory; the test's own by default.
  init(
    _ arguments: [String],
    program: URL = Self.built,
    input: String = "",
    environment: [String: String] = [:],
    in folder: URL? = nil,
    output destination: Output = .captured
  ) async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = Self.environment(adding: environment)
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = try FileHandle(forReadingFrom: scratch.write("input", input))
    let captured = try scratch.write("output", "")
    let errors = try scratch.write("errors", "")
    process.standardError = try FileHandle(forWritingTo: errors)
    switch destination {
    case .captured:
      process.standardOutput = try FileHandle(forWritingTo: captured)
    case .closedPipe:
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      process.standardOutput = pipe.fileHandleForWriting
    case .file(let path):
      process.standardOutput = try FileHandle(forWritingTo: URL(filePath: path))
    }
    try await process.runToEnd()
    output = String(decoding: try Data(contentsOf: captured), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    exitCode = process.terminationStatus
    isKilled = process.terminationReason == .uncaughtSignal
  }

  private static func environment(adding variables: [String: String]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "TERM"] { environment[name] = nil }
    return environment.merging(variables) { $1 }
  }
}

extension Process {
  /// Starts the process and waits without holding a thread.
  fileprivate func runToEnd() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      terminationHandler = { _ in continuation.resume() }
      do {
        try run()
      } catch {
        terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }
}
