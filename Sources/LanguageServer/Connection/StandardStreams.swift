#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The standard streams of a process whose output carries nothing but messages.
package enum StandardStreams {
  /// Moves the client's ends to descriptors of their own.
  ///
  /// What the process still prints goes to standard error, what it still reads is empty, and programs that it starts
  /// see neither end.
  /// - Returns: nil where the system has no descriptors left.
  package static func claim() -> (input: Int32, output: Int32)? {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard input >= 0, output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return nil }
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if nothing >= 0 {
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    }
    return (input, output)
  }
}
