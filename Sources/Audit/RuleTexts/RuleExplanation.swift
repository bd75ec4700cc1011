package import Linting

/// What `parlance explain` says of a rule.
package struct RuleExplanation: Sendable {
  private let rule: RuleDescription
  private let isColored: Bool

  package init(of rule: RuleDescription, isColored: Bool = false) {
    self.rule = rule
    self.isColored = isColored
  }

  package var bytes: [UInt8] {
    var writer = TextWriter(isColored: isColored)
    writer.text(rule.id.rawValue, .strong)
    writer.text(" (\(rule.defaultSeverity.map { "default severity: \($0.rawValue)" } ?? "off by default"))")
    writer.endLine()
    line("Reports: \(rule.summary).", to: &writer)
    writer.endLine()
    for paragraph in LineWrap.wrap(rule.rationale, to: 80) { line(paragraph, to: &writer) }
    if !rule.options.isEmpty {
      heading("Options in .parlance.json:", to: &writer)
      for option in rule.options { line("  \(option.name): \(option.summary)", to: &writer) }
    }
    write("Flagged:", rule.examples.filter { $0.isFlagged }, to: &writer)
    write("Accepted:", rule.examples.filter { !$0.isFlagged }, to: &writer)
    heading("To accept one place, write above it or behind it:", to: &writer)
    line("  // parlance:ignore \(rule.id.rawValue) -- reason", to: &writer)
    heading("To change the severity everywhere, write in .parlance.json:", to: &writer)
    line("  { \"rules\": { \"\(rule.id.rawValue)\": \"\(otherSeverity)\" } }", to: &writer)
    return writer.bytes
  }

  private var otherSeverity: String {
    switch rule.defaultSeverity {
    case .error: "warning"
    case .warning: "error"
    case .info, .hint, nil: "warning"
    }
  }

  private func write(_ title: String, _ examples: [Example], to writer: inout TextWriter) {
    guard !examples.isEmpty else { return }
    heading(title, to: &writer)
    for (index, example) in examples.enumerated() {
      if index > 0 { writer.endLine() }
      for codeLine in MarkedCode(example).lines {
        code(codeLine.text, to: &writer)
        if let underline = codeLine.underline {
          writer.text("  ")
          writer.text(underline, .warning)
          writer.endLine()
        }
      }
      guard let fixed = example.fixed else { continue }
      writer.text("  becomes", .faint)
      writer.endLine()
      for fixedLine in fixed.split(separator: "\n", omittingEmptySubsequences: false) {
        code(String(fixedLine), to: &writer)
      }
    }
  }

  private func heading(_ text: String, to writer: inout TextWriter) {
    writer.endLine()
    writer.text(text, .strong)
    writer.endLine()
  }

  private func code(_ text: String, to writer: inout TextWriter) {
    line(text.isEmpty ? "" : "  " + text, to: &writer)
  }

  private func line(_ text: String, to writer: inout TextWriter) {
    writer.text(text)
    writer.endLine()
  }
}
