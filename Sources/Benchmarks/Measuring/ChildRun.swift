import Foundation
import Workspace

/// A program that was run to its end, with nothing to read and its output thrown away.
struct ChildRun {
  /// On the clock, in seconds.
  let wall: Double
  /// Of all its processors, in seconds.
  let processor: Double
  /// The most memory that it held at a time, in megabytes; at least what this process holds when it starts another.
  let memory: Double
  /// The exit code; `nil` where a signal ended it.
  let exitCode: Int32?

  /// - Parameters:
  ///   - command: the program's path, then its arguments.
  ///   - limit: in seconds; the program is killed then.
  /// - Returns: `nil` where it can't be started.
  init?(_ command: [String], limit: Double = 600) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var words = command.map { strdup($0) }
    var variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for pointer in words + variables { free(pointer) } }
    words.append(nil)
    variables.append(nil)
    guard let program = command.first else { return nil }
    ProcessMemory.forgetPeak()
    var process = pid_t()
    let start = MonotonicTime.now
    guard posix_spawn(&process, program, &actions, nil, words, variables) == 0 else { return nil }
    let killer = Killer(process)
    killer.start(after: limit)
    // Not yet taken away, so that its number is nobody else's.
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    wall = MonotonicTime.now - start
    killer.stop()
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    processor = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
    memory = Double(usage.ru_maxrss) / 1e6
    #else
    memory = Double(usage.ru_maxrss) * 1024 / 1e6
    #endif
    exitCode = status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  /// Ends a program that takes too long.
  ///
  /// Safe to share: what changes is reached only under the condition's lock.
  private final class Killer: @unchecked Sendable {
    private let process: pid_t
    private let condition = ThreadCondition()
    private var isOver = false

    init(_ process: pid_t) { self.process = process }

    func start(after limit: Double) {
      let end = MonotonicTime.now + limit
      BigStackThread.detach("killer", stackSize: 1 << 20) { [self] in
        condition.withLock {
          while !isOver, condition.wait(until: end) {}
          if !isOver { kill(process, SIGKILL) }
        }
      }
    }

    func stop() {
      condition.withLock {
        isOver = true
        condition.signal()
      }
    }
  }
}
