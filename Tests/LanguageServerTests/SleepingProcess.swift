import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A process that does nothing until it is killed.
final class SleepingProcess {
  let id: pid_t

  init() throws {
    var id = pid_t()
    var arguments = [strdup("sleep"), strdup("600"), nil]
    defer { for argument in arguments { free(argument) } }
    try #require(posix_spawnp(&id, "sleep", nil, nil, &arguments, environ) == 0)
    self.id = id
  }

  /// Ends the process and leaves nothing of it.
  func kill() {
    #if canImport(Glibc)
    _ = Glibc.kill(id, SIGKILL)
    #else
    _ = Darwin.kill(id, SIGKILL)
    #endif
    waitpid(id, nil, 0)
  }
}
