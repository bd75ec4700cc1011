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

  /// Changes files together: none where one of them can't be written. They are put in place in the order given.
  func replace(_ files: [(path: String, bytes: [UInt8])]) throws(CommandError) {
    var replacements: [FileReplacement] = []
    for file in files {
      do throws(SystemError) {
        replacements.append(try FileReplacement(of: file.path, with: file.bytes))
      } catch {
        for replacement in replacements { replacement.discard() }
        throw CommandError("'\(file.path)' can't be written: \(error.message); nothing was changed")
      }
    }
    for (index, replacement) in replacements.enumerated() {
      do throws(SystemError) {
        try replacement.commit()
      } catch {
        for rest in replacements[index...] { rest.discard() }
        let changed = index == 0 ? "nothing was changed" : "\(index) of \(files.count) files were changed before it"
        throw CommandError("'\(files[index].path)' can't be written: \(error.message); \(changed)")
      }
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
