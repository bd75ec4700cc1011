/// How far an audit is.
package struct AuditProgress: Sendable, Equatable {
  package enum Phase: String, Sendable {
    case reading, judging
  }

  package var phase: Phase
  /// Files done, of `total`.
  package var done: Int
  package var total: Int

  package init(phase: Phase, done: Int, total: Int) {
    self.phase = phase
    self.done = done
    self.total = total
  }
}
