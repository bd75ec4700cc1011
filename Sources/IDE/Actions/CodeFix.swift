import DesignSystem
import DesignTokens
package import Linting
import SwiftSource
import Symbols

/// A change of the document that answers a finding.
package struct CodeFix: Hashable, Sendable {
  package let title: String
  package let edits: [TextReplacement]
  /// Whether it is the one to take without thinking.
  package var isPreferred = false

  package init(title: String, edits: [TextReplacement]) {
    self.title = title
    self.edits = edits
  }
}

extension EditorContext {
  /// The ways to replace what a finding is about, best first.
  package func replacements(for finding: Finding) -> [CodeFix] {
    let exact = finding.suggestions.count { $0.match == .exact && $0.replacement != nil }
    return finding.suggestions.compactMap { suggestion in
      guard let replacement = suggestion.replacement else { return nil }
      var fix = CodeFix(
        title: "Replace with '\(replacement)'" + Self.remark(suggestion),
        edits: edits(writing: replacement, for: suggestion, at: finding)
      )
      fix.isPreferred = suggestion.match == .exact && exact == 1
      return fix
    }
  }

  /// The same token for all findings of the document that state the very value; `nil` where there is but one, or none has
  /// a token that is surely equal.
  package func replacementOfAll(like finding: Finding, among findings: [Finding]) -> CodeFix? {
    guard let first = finding.suggestions.first, first.match == .exact, finding.value != nil else { return nil }
    var edits: [TextReplacement] = []
    var seen: Set<TextReplacement> = []
    var count = 0
    for other in findings where other.kind == finding.kind && other.value == finding.value {
      guard let same = other.suggestions.first(where: { $0.token == first.token && $0.match == .exact }),
        let replacement = same.replacement
      else { continue }
      count += 1
      for edit in self.edits(writing: replacement, for: same, at: other) where seen.insert(edit).inserted {
        edits.append(edit)
      }
    }
    guard count > 1 else { return nil }
    return CodeFix(title: "Replace all \(count) in this file with '\(first.token)'", edits: edits)
  }

  /// What makes every finding right that has a safe replacement.
  package func safeFixes(_ findings: [Finding]) -> [TextReplacement] {
    var edits: [TextReplacement] = []
    var end: UInt32 = 0
    var seen: Set<TextReplacement> = []
    for finding in findings {
      guard let suggestion = finding.suggestions.first, suggestion.applicability == .safe,
        let replacement = suggestion.replacement, finding.range.lowerBound >= end
      else { continue }
      end = finding.range.upperBound
      for edit in self.edits(writing: replacement, for: suggestion, at: finding) where seen.insert(edit).inserted {
        edits.append(edit)
      }
    }
    return edits
  }

  private func edits(writing replacement: String, for suggestion: Suggestion, at finding: Finding) -> [TextReplacement]
  {
    let edit = TextReplacement(range: finding.range, text: replacement)
    guard let module = suggestion.missingImport else { return [edit] }
    return [ImportInsertion.edit(adding: module, to: text), edit]
  }

  private static func remark(_ suggestion: Suggestion) -> String {
    switch suggestion.match {
    case .exact: ""
    case .near: suggestion.difference.map { " (differs by \(rounded($0)))" } ?? " (similar)"
    case .role: " (for this role)"
    }
  }

  /// With one digit behind the point, where that isn't zero.
  private static func rounded(_ number: Double) -> String {
    let tenths = Int(clamping: Int64((min(max(number, 0), 1e6) * 10).rounded()))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
