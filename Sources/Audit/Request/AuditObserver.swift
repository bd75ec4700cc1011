/// Who is told how an audit goes on. Both members may be called from any thread.
package struct AuditObserver: Sendable {
  package var progress: @Sendable (AuditProgress) -> Void
  /// Takes a line about what discovery found and skipped, and why; `nil` where nobody wants to know.
  package var note: (@Sendable (String) -> Void)?
  /// Takes a line that the user should see unless the run is quiet, such as that no token was found.
  package var notice: @Sendable (String) -> Void

  package init(
    progress: @escaping @Sendable (AuditProgress) -> Void = { _ in },
    note: (@Sendable (String) -> Void)? = nil,
    notice: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.progress = progress
    self.note = note
    self.notice = notice
  }
}
