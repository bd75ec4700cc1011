import Synchronization

/// Counts files from several threads and tells the observer.
final class ProgressCounter: Sendable {
  private let loweredCount = Atomic<Int>(0)
  private let judgedCount = Atomic<Int>(0)
  private let total: Int
  private let audited: Int
  private let observer: AuditObserver

  init(total: Int, audited: Int, observer: AuditObserver) {
    self.total = total
    self.audited = audited
    self.observer = observer
  }

  func lowered() {
    let done = loweredCount.add(1, ordering: .relaxed).newValue
    observer.progress(AuditProgress(phase: .reading, done: done, total: total))
  }

  func judged() {
    let done = judgedCount.add(1, ordering: .relaxed).newValue
    observer.progress(AuditProgress(phase: .judging, done: done, total: audited))
  }
}
