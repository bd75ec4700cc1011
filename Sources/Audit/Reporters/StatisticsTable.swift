import Linting
import Usages

/// Tables of a report's figures: findings by rule, the values that are written by hand most often, adoption by kind. An
/// empty line stands behind each.
package struct StatisticsTable: Reporter {
  package var isColored: Bool

  package init(isColored: Bool = false) {
    self.isColored = isColored
  }

  package func write(_ report: AuditReport, to bytes: inout [UInt8]) {
    var writer = TextWriter(bytes: bytes, isColored: isColored)
    bytes = []
    for table in [rules(of: report), values(of: report), adoption(of: AuditSummary(of: report))] where !table.isEmpty {
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

  /// What is written by hand more than once, the commonest first: where no token has it, one is missing.
  private func values(of report: AuditReport) -> TextTable {
    var table = TextTable([
      ("value", .leading), ("kind", .leading), ("findings", .trailing), ("files", .trailing), ("token", .leading),
    ])
    for entry in ValueTally(report).entries.lazy.filter({ $0.findings > 1 }).prefix(Self.commonest) {
      let token = entry.token ?? "none"
      table.row(entry.text, entry.kind.rawValue, String(entry.findings), String(entry.files), token)
    }
    return table
  }

  /// The values listed: of most codebases these are more than half of all that is written by hand.
  private static let commonest = 20

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
