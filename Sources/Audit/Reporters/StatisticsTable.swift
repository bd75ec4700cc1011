import Linting
import Usages

/// Tables of a report's figures: findings by rule, adoption by kind. An empty line stands behind each.
package struct StatisticsTable: Reporter {
  package var isColored: Bool

  package init(isColored: Bool = false) {
    self.isColored = isColored
  }

  package func write(_ report: AuditReport, to bytes: inout [UInt8]) {
    var writer = TextWriter(bytes: bytes, isColored: isColored)
    bytes = []
    for table in [rules(of: report), adoption(of: AuditSummary(of: report))] where !table.isEmpty {
      if !writer.bytes.isEmpty, !writer.bytes.suffix(2).elementsEqual([0x0A, 0x0A]) { writer.endLine() }
      table.write(to: &writer)
      writer.endLine()
    }
    bytes = writer.bytes
  }

  /// Most findings first, equal ones by id.
  private func rules(of report: AuditReport) -> TextTable {
    var figures: [RuleID: (findings: Int, files: Int, severities: Set<Severity>)] = [:]
    for file in report.files {
      var inThisFile: Set<RuleID> = []
      for placed in file.findings {
        let finding = placed.finding
        var figure = figures[finding.rule] ?? (0, 0, [])
        figure.findings += 1
        if inThisFile.insert(finding.rule).inserted { figure.files += 1 }
        figure.severities.insert(finding.severity)
        figures[finding.rule] = figure
      }
    }
    var table = TextTable([
      ("rule", .leading), ("severity", .leading), ("findings", .trailing), ("files", .trailing),
    ])
    for (rule, figure) in figures.sorted(by: { ($1.value.findings, $0.key) < ($0.value.findings, $1.key) }) {
      let severities = figure.severities.sorted(by: >).map { $0.rawValue }.joined(separator: ", ")
      table.row(rule.rawValue, severities, String(figure.findings), String(figure.files))
    }
    return table
  }

  private func adoption(of summary: AuditSummary) -> TextTable {
    var table = TextTable([("kind", .leading), ("tokens", .trailing), ("raw", .trailing), ("adoption", .trailing)])
    for kind in summary.adoptionKinds {
      let count = summary.adoption[kind, default: AdoptionCount()]
      table.row(kind.rawValue, String(count.tokens), String(count.raw), Self.share(count))
    }
    return table
  }

  /// Per cent to one place, rounded down so that 100 % means all.
  private static func share(_ count: AdoptionCount) -> String {
    guard count.total > 0 else { return "-" }
    let permille = count.tokens * 1000 / count.total
    return "\(permille / 10).\(permille % 10) %"
  }
}
