import Audit

/// Stands where the engine will: this version has none yet.
struct PendingEngine: Auditing {
  func audit(_ request: AuditRequest, observer: AuditObserver) throws(AuditError) -> AuditReport {
    throw AuditError(message: "this version of parlance does not know how to audit yet")
  }
}
