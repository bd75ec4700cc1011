import Workspace

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the program speaks: results on standard output, everything about the run on standard error.
struct Console: Sendable {
  let environment = Environment()

  /// Makes a write to a closed pipe an error of that write instead of the process's end.
  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Prints a result.
  ///
  /// - Throws: `CommandError` where it can't be written. A reader who has gone away is no error: the rest is dropped.
  func print(_ bytes: [UInt8]) throws(CommandError) {
    do {
      try FileDescriptor.standardOutput.write(bytes)
    } catch  where error.isClosedPipe {
      return
    } catch {
      throw CommandError("standard output can't be written: \(error.message)")
    }
  }

  func print(_ text: String) throws(CommandError) { try print(Array(text.utf8)) }

  /// Writes a file, in place of what is there.
  func write(_ bytes: [UInt8], toFileAt path: String) throws(CommandError) {
    do {
      try FileDescriptor.write(bytes, toFileAt: path)
    } catch {
      throw CommandError("'\(path)' can't be written: \(error.message)")
    }
  }

  /// Prints a line on standard error; where that is closed there is nobody left to tell.
  func say(_ line: String) {
    // One write, so that lines of several threads don't mix.
    say(bytes: Array((line + "\n").utf8))
  }

  /// Prints whole lines on standard error.
  func say(bytes: [UInt8]) {
    try? FileDescriptor.standardError.write(bytes)
  }

  /// The whole of standard input, no longer than a file may be.
  func readStandardInput() throws(CommandError) -> [UInt8] {
    let limit = LoadedWorkspace.maximumFileSize
    let bytes: [UInt8]?
    do {
      bytes = try FileDescriptor.standardInput.readAll(limit: limit)
    } catch {
      throw CommandError("standard input can't be read: \(error.message)")
    }
    guard let bytes else { throw CommandError("standard input is larger than \(FileError.size(limit))") }
    return bytes
  }

  /// Whether a line that is drawn over and over is seen as such.
  var showsProgress: Bool {
    FileDescriptor.standardError.isTerminal && environment["TERM"] != "dumb"
  }

  /// Whether results are coloured.
  func isColored(_ choice: ColorChoice) -> Bool {
    choice.isOn(isTerminal: FileDescriptor.standardOutput.isTerminal, environment: environment)
  }
}
