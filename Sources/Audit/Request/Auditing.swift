/// Whatever turns a request into a report: the engine, or a stand-in for it.
package protocol Auditing: Sendable {
  /// Runs the audit.
  ///
  /// - Throws: `AuditError` where what was asked can't be done at all. A file that can't be read alone is a problem of
  ///   the report instead.
  func audit(_ request: AuditRequest, observer: AuditObserver) throws(AuditError) -> AuditReport
}
