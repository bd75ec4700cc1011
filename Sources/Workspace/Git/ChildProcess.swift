#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs another program to its end and keeps what it prints.
package enum ChildProcess {
  package struct Output: Sendable, Equatable {
    /// The exit code; 128 and more where a signal ended the program.
    package let status: Int32
    package let standardOutput: [UInt8]
    package let standardError: [UInt8]
  }

  package enum Failure: Error, Sendable, Equatable {
    /// No such program, or it can't be started.
    case notStarted(code: Int32)
    case timedOut
  }

  /// - Parameters:
  ///   - name: looked up in `PATH`. Arguments reach it as they are, no shell is involved; its input is empty.
  ///   - withoutVariables: environment variables that the program shall not see.
  ///   - timeout: in seconds; the program is killed then.
  package static func run(
    _ name: String,
    _ arguments: [String],
    setting variables: [String: String] = [:],
    withoutVariables removed: Set<String> = [],
    timeout: Double
  ) throws(Failure) -> Output {
    let entries = environment(setting: variables, without: removed)
    var output = try Pipe()
    var error = try Pipe()
    let process = try spawn(
      name,
      [name] + arguments,
      entries,
      output: output,
      error: error
    )
    RunningChildren.shared.add(process)
    output.closeWriting()
    error.closeWriting()
    let texts = PipeReader.readAll([output.reading, error.reading], timeout: timeout)
    if texts == nil { kill(process, SIGKILL) }
    let status = wait(for: process)
    RunningChildren.shared.remove(process)
    guard let texts else { throw .timedOut }
    return Output(status: status, standardOutput: texts[0], standardError: texts[1])
  }

  /// This process's environment, changed, as `NAME=VALUE`.
  private static func environment(setting variables: [String: String], without removed: Set<String>) -> [String] {
    var entries: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      let name = String(text.prefix { $0 != "=" })
      if variables[name] == nil, !removed.contains(name) { entries.append(text) }
      next += 1
    }
    return entries + variables.map { "\($0.key)=\($0.value)" }
  }

  /// Ends all programs that still run, and lets none be started: this process ends.
  package static func endAll() {
    RunningChildren.shared.endAll()
  }

  private static func spawn(
    _ name: String,
    _ arguments: [String],
    _ environment: [String],
    output: borrowing Pipe,
    error: borrowing Pipe
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, error.writing, STDERR_FILENO)

    var argumentPointers = arguments.map { strdup($0) }
    var environmentPointers = environment.map { strdup($0) }
    defer {
      for pointer in argumentPointers + environmentPointers {
        free(pointer)
      }
    }
    argumentPointers.append(nil)
    environmentPointers.append(nil)
    var process = pid_t()
    let code = posix_spawnp(&process, name, &actions, nil, argumentPointers, environmentPointers)
    guard code == 0 else { throw .notStarted(code: code) }
    return process
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Both ends of a pipe; what is still open at the end of its life is closed.
  private struct Pipe: ~Copyable {
    let reading: Int32
    /// -1 once closed.
    private(set) var writing: Int32

    init() throws(Failure) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw .notStarted(code: errno) }
      for end in ends {
        // Other children must not keep the pipe open.
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      reading = ends[0]
      writing = ends[1]
    }

    mutating func closeWriting() {
      if writing >= 0 { close(writing) }
      writing = -1
    }

    deinit {
      if writing >= 0 { close(writing) }
      close(reading)
    }
  }
}
