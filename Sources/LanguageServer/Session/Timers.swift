/// What the session does later, on its own thread.
final class Timers {
  struct Timer: Hashable {
    fileprivate let number: Int
  }

  private struct Entry {
    let timer: Timer
    let time: Double
    let action: () -> Void
  }

  private let clock: any SessionClock
  /// A handful at most.
  private var entries: [Entry] = []
  private var lastNumber = 0

  init(clock: any SessionClock) {
    self.clock = clock
  }

  /// The time of the next one.
  var next: Double? { entries.lazy.map(\.time).min() }

  /// - Parameter delay: in seconds.
  @discardableResult func schedule(after delay: Double, _ action: @escaping () -> Void) -> Timer {
    lastNumber += 1
    let timer = Timer(number: lastNumber)
    entries.append(Entry(timer: timer, time: clock.now + delay, action: action))
    return timer
  }

  func cancel(_ timer: Timer?) {
    entries.removeAll { $0.timer == timer }
  }

  /// Runs what is due, the earliest first.
  func fireDue() {
    guard !entries.isEmpty else { return }
    let now = clock.now
    let due = entries.filter { $0.time <= now }.sorted { ($0.time, $0.timer.number) < ($1.time, $1.timer.number) }
    guard !due.isEmpty else { return }
    entries.removeAll { $0.time <= now }
    for entry in due { entry.action() }
  }
}
