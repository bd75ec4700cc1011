import Workspace

/// The time that the session's timers go by.
package protocol SessionClock: Sendable {
  /// In seconds from any beginning; never goes back.
  var now: Double { get }

  /// Until when of `MonotonicTime` to wait for a time; nil: without end, something else wakes the session.
  func waitLimit(until time: Double) -> Double?
}

/// The time of the machine.
package struct SystemClock: SessionClock {
  package init() {}

  package var now: Double { MonotonicTime.now }

  package func waitLimit(until time: Double) -> Double? { time }
}
