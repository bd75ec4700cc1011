/// Prints a report in one form.
///
/// The same report gives the same bytes: no clock, no working directory, no order that isn't the report's.
package protocol Reporter: Sendable {
  /// Appends the whole report.
  func write(_ report: AuditReport, to bytes: inout [UInt8])
}

extension Reporter {
  package func bytes(of report: AuditReport) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report, to: &bytes)
    return bytes
  }
}
