package import SwiftSource
package import Symbols
package import Usages

/// Judges the usages of one file by the rules that are set.
package struct Linter: Sendable {
  let rules: [any Rule.Type]
  let settings: LintSettings
  /// Where suggestions come from; `nil` where no vocabulary is known.
  let suggester: Suggester?
  private let known: Set<RuleID>
  /// The rule that speaks of suppressions themselves.
  package static let suppressionRule: RuleID = "unused-suppression"

  package init(rules: [any Rule.Type], settings: LintSettings, suggester: Suggester? = nil) {
    self.rules = rules
    self.settings = settings
    self.suggester = suggester
    known = Set(rules.map { $0.description.id })
  }

  /// The findings of a file: `usages` as scanned, `source` its bytes as on disk.
  package func lint(_ usages: [Usage], of file: Int32, in table: SymbolTable, _ source: [UInt8], _ lines: LineTable)
    -> FileFindings
  {
    source.withUnsafeBufferPointer { lint(usages, file, table, $0, lines) }
  }

  private func lint(
    _ usages: [Usage],
    _ file: Int32,
    _ table: SymbolTable,
    _ source: UnsafeBufferPointer<UInt8>,
    _ lines: LineTable
  ) -> FileFindings {
    let unit = table.unit(file)
    var suppressions = Suppressions(
      unit,
      source,
      lines,
      knownRules: known,
      requiresReason: settings.requiresReason
    )
    let named = suppressions.namedRules
    let isAllNamed = named.contains(SuppressionDirective.all)
    var result = FileFindings()
    var fingerprints = Fingerprints(path: table.files[Int(file)].path)
    for usage in usages {
      if case .token = usage.form, usage.context == .usage {
        result.adoption[usage.kind, default: AdoptionCount()].tokens += 1
      }
      for rule in rules {
        let id = rule.description.id
        let settings = self.settings.rules[id] ?? RuleSettings(severity: nil)
        guard settings.severity != nil || isAllNamed || named.contains(id) else { continue }
        guard let verdict = rule.verdict(on: usage, settings), !settings.allows(usage.value) else { continue }
        // Whether a context is reported is the run's choice: a suppression there hides something all the same.
        let isHidden = suppressions.hides(id, line: lines.line(at: usage.range.lowerBound))
        guard let severity = settings.severity else {
          if isHidden { break }
          continue
        }
        if usage.context == .usage, Self.countsAsRaw(id) {
          result.adoption[usage.kind, default: AdoptionCount()].raw += 1
        }
        guard self.settings.contexts.contains(usage.context) else { break }
        // Hidden ones are numbered too, so that a suppression leaves the others' fingerprints alone.
        let finding = finding(
          id,
          usage,
          verdict,
          settings.isExplicit ? severity : verdict.severity ?? severity,
          unit,
          table,
          file,
          source,
          &fingerprints
        )
        if isHidden { result.suppressed += 1 } else { result.findings.append(finding) }
        break
      }
    }
    judge(suppressions, unit, source, &fingerprints, &result)
    result.findings.sort { ($0.range, $0.rule) < ($1.range, $1.rule) }
    return result
  }

  private static func countsAsRaw(_ rule: RuleID) -> Bool {
    rule.rawValue.hasPrefix("raw-") && rule != "raw-component" || rule == "palette-color"
  }

  /// What a finding is about: of a token by name the name, and not a value of its kind written by hand.
  private static func kind(of usage: Usage) -> UsageKind {
    if case .token = usage.form { return .token }
    return usage.kind
  }

  private func finding(
    _ id: RuleID,
    _ usage: Usage,
    _ verdict: RuleVerdict,
    _ severity: Severity,
    _ unit: SourceUnit,
    _ table: SymbolTable,
    _ file: Int32,
    _ source: UnsafeBufferPointer<UInt8>,
    _ fingerprints: inout Fingerprints
  ) -> Finding {
    let names = fingerprints.next(
      rule: id,
      source: source,
      range: usage.range,
      enclosing: Self.path(of: usage.declaration, unit)
    )
    var finding = Finding(
      rule: id,
      severity: severity,
      kind: Self.kind(of: usage),
      role: usage.role,
      range: usage.range,
      message: verdict.message,
      notes: verdict.notes + (usage.note.map { [$0] } ?? []),
      value: usage.value,
      suggestions: suggester?.suggestions(for: usage) ?? [],
      fingerprint: names.whole,
      contentFingerprint: names.content,
      context: usage.context
    )
    finding.hasUnknownAlpha = usage.unknownAlpha != nil
    return finding
  }

  /// The declarations around a place as the file writes them: no other file changes it.
  private static func path(of declaration: DeclarationID?, _ unit: SourceUnit) -> String {
    var names: [String] = []
    var current = declaration
    while let id = current {
      names.append(unit[id].name)
      current = unit[id].parent
    }
    return names.reversed().joined(separator: ".")
  }

  private func judge(
    _ suppressions: Suppressions,
    _ unit: SourceUnit,
    _ source: UnsafeBufferPointer<UInt8>,
    _ fingerprints: inout Fingerprints,
    _ result: inout FileFindings
  ) {
    let id = Self.suppressionRule
    guard settings.judgesSuppressions, let severity = settings.rules[id]?.severity else { return }
    var found: [(SourceRange, String, [String])] = suppressions.faults.map {
      ($0.range, $0.message, $0.note.map { [$0] } ?? [])
    }
    for (range, rule) in suppressions.unused(known) {
      found.append((range, "suppression of '\(rule)' hides nothing", ["remove it"]))
    }
    for (range, message, notes) in found {
      let names = fingerprints.next(rule: id, source: source, range: range, enclosing: "")
      result.findings.append(
        Finding(
          rule: id,
          severity: severity,
          kind: .suppression,
          role: nil,
          range: range,
          message: message,
          notes: notes,
          fingerprint: names.whole,
          contentFingerprint: names.content
        )
      )
    }
  }
}
