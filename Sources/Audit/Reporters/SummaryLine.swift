import Linting

/// The figures of a report in one line, the last of the text.
enum SummaryLine {
  static func text(of report: AuditReport, minimumSeverity: Severity) -> String {
    let summary = AuditSummary(of: report)
    let shown = Severity.allCases.reversed().filter { $0 >= minimumSeverity }.compactMap { part(of: summary, $0) }
    let hidden = Severity.allCases.reversed().filter { $0 < minimumSeverity }.compactMap { part(of: summary, $0) }
    let analyzed = counted(summary.analyzed, "file", "files")
    var parts: [String] = []
    if shown.isEmpty {
      let limit = minimumSeverity == .hint || hidden.isEmpty ? "" : " of at least '\(minimumSeverity.rawValue)'"
      parts.append("no findings\(limit) in \(analyzed)")
    } else {
      let touched = report.files.count { $0.findings.contains { $0.finding.severity >= minimumSeverity } }
      parts.append("\(shown.joined(separator: ", ")) in \(touched) of \(analyzed)")
    }
    if !hidden.isEmpty {
      let least = Severity.allCases.first { summary.bySeverity[$0] != nil } ?? .hint
      parts.append("\(hidden.joined(separator: ", ")) not shown ('--min-severity \(least.rawValue)' shows them)")
    }
    if summary.suppressed > 0 { parts.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { parts.append("\(summary.baselined) accepted by the baseline") }
    if summary.stale > 0 {
      parts.append(counted(summary.stale, "stale entry", "stale entries") + " in the baseline")
    }
    return parts.joined(separator: "; ")
  }

  private static func part(of summary: AuditSummary, _ severity: Severity) -> String? {
    guard let count = summary.bySeverity[severity] else { return nil }
    switch severity {
    case .error: return counted(count, "error", "errors")
    case .warning: return counted(count, "warning", "warnings")
    case .info: return "\(count) info"
    case .hint: return counted(count, "hint", "hints")
    }
  }

  private static func counted(_ count: Int, _ one: String, _ several: String) -> String {
    "\(count) \(count == 1 ? one : several)"
  }
}
