import Linting
import Usages

/// An explained line as text.
package struct LineExplanationText {
  private let explanation: LineExplanation
  private let isColored: Bool

  package init(of explanation: LineExplanation, isColored: Bool = false) {
    self.explanation = explanation
    self.isColored = isColored
  }

  package var bytes: [UInt8] {
    var writer = TextWriter(isColored: isColored)
    writer.text("\(explanation.file):\(explanation.line):", .strong)
    writer.text(" " + explanation.source)
    writer.endLine()
    for note in explanation.notes { line(note, to: &writer) }
    for usage in explanation.usages { write(usage, to: &writer) }
    for definition in explanation.definitions { write(definition, to: &writer) }
    for finding in explanation.suppressions { write(finding, to: &writer) }
    if explanation.usages.isEmpty, explanation.definitions.isEmpty, explanation.suppressions.isEmpty {
      line("the line states no design value by hand and defines no token", to: &writer)
    }
    return writer.bytes
  }

  // MARK: Usages

  private func write(_ usage: UsageExplanation, to writer: inout TextWriter) {
    title(usage.source, at: usage.place, to: &writer)
    entry("kind", usage.kind.rawValue + (usage.role.map { ", for: \($0.rawValue)" } ?? ""), to: &writer)
    if let value = usage.value { entry("value", value, to: &writer) }
    entry("context", "\(usage.context.rawValue): \(usage.contextReason)", to: &writer)
    switch usage.verdict {
    case .reported(let rule, let severity, let message):
      reported(rule, severity, message, to: &writer)
    case .suppressed(let rule):
      entry("reported", "no: a 'parlance:ignore' comment hides it from '\(rule)'", to: &writer)
    case .silent(let reason): entry("reported", "no: \(reason)", to: &writer)
    }
    for rule in usage.silentRules { entry("", rule, to: &writer) }
    for note in usage.notes { entry("", note, to: &writer) }
    for (index, suggestion) in usage.suggestions.enumerated() {
      entry(index == 0 ? "instead" : "", text(of: suggestion, kind: usage.kind), to: &writer)
    }
    if let note = usage.suggestionNote { entry("instead", note, to: &writer) }
  }

  private func reported(_ rule: RuleID, _ severity: Severity, _ message: String, to writer: inout TextWriter) {
    term("reported", to: &writer)
    writer.text(severity.rawValue + ":", TextWriter.Style(severity))
    writer.text(" \(message) ")
    writer.text("[\(rule)]", .faint)
    writer.endLine()
  }

  private func write(_ suppression: PlacedFinding, to writer: inout TextWriter) {
    let finding = suppression.finding
    title("suppression", at: suppression.place, to: &writer)
    reported(finding.rule, finding.severity, finding.message, to: &writer)
    for note in finding.notes { entry("", note, to: &writer) }
  }

  private func text(of suggestion: Suggestion, kind: UsageKind) -> String {
    var text = suggestion.replacement ?? suggestion.token
    if let replacement = suggestion.replacement, replacement != suggestion.token { text += " (\(suggestion.token))" }
    switch suggestion.match {
    case .exact: text += ": the same value"
    case .near: text += ": near" + SuggestionText.difference(of: suggestion, kind: kind)
    case .role: text += ": made for this role"
    }
    switch suggestion.applicability {
    case .safe: text += ", safe to apply"
    case .offered: text += suggestion.match == .exact ? ", to be chosen by hand" : ""
    }
    text += SuggestionText.missingImport(of: suggestion)
    return suggestion.replacement == nil ? text + "; no spelling of it compiles here" : text
  }

  // MARK: Definitions

  private func write(_ definition: DefinitionExplanation, to writer: inout TextWriter) {
    title(definition.name + (definition.kind.map { " (\($0))" } ?? ""), at: definition.place, to: &writer)
    if let value = definition.value { entry("value", value, to: &writer) }
    if let reason = definition.unresolved { entry("value", "unresolved: \(reason)", to: &writer) }
    for condition in definition.conditions { entry("", "where \(condition.when): \(condition.value)", to: &writer) }
    if let spelling = definition.spelling { entry("written", spelling, to: &writer) }
    for (index, alias) in definition.aliases.enumerated() {
      entry(index == 0 ? "alias of" : "", alias, to: &writer)
    }
    if let deprecation = definition.deprecation {
      entry("deprecated", deprecation.isEmpty ? "yes" : deprecation, to: &writer)
    }
    entry("offered", definition.withheld.map { "no: \($0)" } ?? "yes", to: &writer)
  }

  // MARK: Layout

  private func title(_ text: String, at place: TextPlace, to writer: inout TextWriter) {
    writer.endLine()
    writer.text("\(place.line):\(place.column)", .faint)
    writer.text(" ")
    writer.text(text, .strong)
    writer.endLine()
  }

  private func entry(_ name: String, _ text: String, to writer: inout TextWriter) {
    term(name, to: &writer)
    line(text, to: &writer)
  }

  private func term(_ name: String, to writer: inout TextWriter) {
    writer.text("  " + name + String(repeating: " ", count: max(1, 12 - name.count)))
  }

  private func line(_ text: String, to writer: inout TextWriter) {
    writer.text(text)
    writer.endLine()
  }
}
