#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Notices the end of the client's process.
final class ProcessWatch: Sendable {
  private let process = Locked<pid_t?>(nil)

  /// - Parameter id: nil, and what can't be a process, is watched for nothing.
  func watch(_ id: Int?) {
    let id = id.flatMap { pid_t(exactly: $0) }
    process.withLock { $0 = id.flatMap { $0 > 0 ? $0 : nil } }
  }

  /// Only a process that doesn't exist is gone: one that may not be signalled runs.
  var isGone: Bool {
    guard let process = process.current else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
