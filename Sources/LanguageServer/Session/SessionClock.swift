package import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The time that the session's timers go by.
package protocol SessionClock: Sendable {
  /// In seconds from any beginning; never goes back.
  var now: Double { get }

  /// Until when to wait for a time; nil: without end, something else wakes the session.
  func waitLimit(until time: Double) -> Date?
}

/// The time of the machine.
package struct SystemClock: SessionClock {
  package init() {}

  package var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  package func waitLimit(until time: Double) -> Date? {
    Date(timeIntervalSinceNow: time - now)
  }
}
