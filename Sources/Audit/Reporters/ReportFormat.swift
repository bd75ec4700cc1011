/// A form in which a report can be printed.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, json
}
