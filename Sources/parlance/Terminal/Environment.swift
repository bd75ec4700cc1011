#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The variables that the process was started with.
struct Environment: Sendable {
  subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
