package import Linting

/// The report for people, editors and Xcode: `path:line:column: severity: message [rule-id]`, what helps to decide
/// indented below, and a line of figures at the end.
package struct TextReporter: Reporter {
  /// Findings below are counted, not printed.
  package var minimumSeverity: Severity
  package var isColored: Bool
  /// Whether tables of figures stand before the last line.
  package var showsStatistics: Bool
  /// Whether the line of figures closes the text.
  package var showsSummary: Bool

  package init(
    minimumSeverity: Severity = .warning,
    isColored: Bool = false,
    showsStatistics: Bool = false,
    showsSummary: Bool = true
  ) {
    self.minimumSeverity = minimumSeverity
    self.isColored = isColored
    self.showsStatistics = showsStatistics
    self.showsSummary = showsSummary
  }

  package func write(_ report: AuditReport, to bytes: inout [UInt8]) {
    var writer = TextWriter(bytes: bytes, isColored: isColored)
    // The writer's copy is then the only one, and appending to it copies nothing.
    bytes = []
    for file in report.files {
      for placed in file.findings where placed.finding.severity >= minimumSeverity {
        write(placed, in: file.path, to: &writer)
      }
    }
    bytes = writer.bytes
    if showsStatistics { StatisticsTable(isColored: isColored).write(report, to: &bytes) }
    if showsSummary {
      bytes.append(contentsOf: SummaryLine.text(of: report, minimumSeverity: minimumSeverity).utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func write(_ placed: PlacedFinding, in path: String, to writer: inout TextWriter) {
    let finding = placed.finding
    writer.text("\(path):\(placed.place.line):\(placed.place.column):", .strong)
    writer.text(" ")
    writer.text(finding.severity.rawValue + ":", TextWriter.Style(finding.severity))
    writer.text(" ")
    writer.text(finding.message)
    writer.text(" ")
    writer.text("[\(finding.rule.rawValue)]", .faint)
    writer.endLine()
    for line in finding.notes + SuggestionText.lines(of: finding) {
      writer.text("  ")
      writer.text(line)
      writer.endLine()
    }
  }
}
