import Audit

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A line on a terminal's standard error that says how far the work is, from its second second on.
///
/// Safe to share: the lock guards all that changes.
final class ProgressBar: @unchecked Sendable {
  private let start = ContinuousClock.now
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var lastDrawn: ContinuousClock.Instant?

  /// Shorter work needs no bar.
  private static let delay = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  private static let width = 30

  init() {
    Interruption.clearLineAtEnd()
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func show(_ progress: AuditProgress) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let now = ContinuousClock.now
    guard now - start >= Self.delay else { return }
    if let lastDrawn, now - lastDrawn < Self.interval { return }
    lastDrawn = now
    draw(Self.line(of: progress, columns: FileDescriptor.standardError.columns ?? 80))
  }

  /// Takes the line away.
  func clear() {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if lastDrawn != nil { draw("") }
    lastDrawn = nil
  }

  /// What fits on a line: the last column stays free, since a cursor behind it may already stand in the next line. A
  /// narrow bar is none, a narrow line is cut.
  static func line(of progress: AuditProgress, columns: Int) -> String {
    let share = progress.total > 0 ? Double(progress.done) / Double(progress.total) : 0
    let counts = "\(progress.phase.rawValue) \(progress.done)/\(progress.total)"
    let width = min(Self.width, columns - 1 - counts.utf8.count - 3)
    guard width >= 5 else { return String(counts.prefix(max(0, columns - 1))) }
    let filled = Int(min(max(share, 0), 1) * Double(width))
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "\(progress.phase.rawValue) [\(bar)] \(progress.done)/\(progress.total)"
  }

  /// Replaces the line the cursor stands in (ECMA-48 EL 2).
  private func draw(_ line: String) {
    try? FileDescriptor.standardError.write(Array("\r\u{1B}[2K\(line)".utf8))
  }
}
