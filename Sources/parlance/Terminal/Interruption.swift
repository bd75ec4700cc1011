#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What happens when the user ends the program from the keyboard.
enum Interruption {
  /// Takes a drawn line away before the program ends as it would have, unless the signal is ignored.
  static func clearLineAtEnd() {
    let previous = signal(SIGINT) { number in
      // Nothing but what a handler may call.
      let clearing: StaticString = "\r\u{1B}[2K"
      _ = write(2, clearing.utf8Start, clearing.utf8CodeUnitCount)
      signal(number, SIG_DFL)
      raise(number)
    }
    if isIgnored(previous) { signal(SIGINT, SIG_IGN) }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
