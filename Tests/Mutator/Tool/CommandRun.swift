import Foundation

/// A command that was run to its end, or as long as it was given.
struct CommandRun {
  enum End: CustomStringConvertible {
    case code(Int32)
    case signal(Int32)
    case hang

    var isFailure: Bool {
      if case .code = self { false } else { true }
    }

    var description: String {
      switch self {
      case .code(let code): "exit code \(code)"
      case .signal(let signal): "signal \(signal)"
      case .hang: "hang"
      }
    }
  }

  let end: End
  let seconds: Double
  /// The end of what it wrote to its standard error.
  let lastWords: String

  init(_ command: [String], limit: Double) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let log = FileManager.default.temporaryDirectory.appending(path: "mutator-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardError = try FileHandle(forWritingTo: log)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    let start = ContinuousClock.now
    try process.run()
    let isLate = ended.wait(timeout: .now() + limit) == .timedOut
    if isLate {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    seconds = (ContinuousClock.now - start) / .seconds(1)
    end =
      if isLate { .hang } else if process.terminationReason == .uncaughtSignal {
        .signal(process.terminationStatus)
      } else {
        .code(process.terminationStatus)
      }
    let words = FileManager.default.contents(atPath: log.path) ?? Data()
    lastWords = String(decoding: words.suffix(2_000), as: UTF8.self)
  }
}
