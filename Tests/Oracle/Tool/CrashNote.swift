import Foundation
import Synchronization

/// Says which files were being read when the process dies of a signal.
enum CrashNote {
  private static let maximumThreads = 256
  /// For each thread the path being read, as bytes that the handler can write without any allocation.
  nonisolated(unsafe) private static let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
    capacity: maximumThreads
  )

  static func install() {
    paths.initialize(repeating: nil, count: maximumThreads)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in CrashNote.write(signal) }
    action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] { sigaction(signal, &action, nil) }
  }

  /// Notes what a thread reads from now on, and gives the thread a stack on which to tell of the end of its own.
  static func note(_ path: String, thread: Int) {
    guard thread < maximumThreads else { return }
    if paths[thread] == nil {
      var stack = stack_t()
      let size = 64 << 10
      stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      stack.ss_size = size
      sigaltstack(&stack, nil)
    }
    free(paths[thread])
    paths[thread] = strdup(path)
  }

  private static func write(_ signal: Int32) {
    put("\noracle: died of signal while reading one of\n")
    for thread in 0..<maximumThreads {
      guard let path = paths[thread] else { continue }
      put("  ")
      _ = Foundation.write(2, path, strlen(path))
      put("\n")
    }
    raise(signal)
  }

  private static func put(_ text: StaticString) { _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount) }
}
