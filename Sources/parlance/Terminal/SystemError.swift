#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A failure that the system reports.
struct SystemError: Error, Equatable {
  /// The value of `errno`.
  let code: Int32

  /// Whether nobody reads the other end any more.
  var isClosedPipe: Bool { code == EPIPE }

  /// In the system's words, which begin in upper case.
  var message: String {
    guard let text = strerror(code) else { return "system error \(code)" }
    return String(cString: text)
  }
}
