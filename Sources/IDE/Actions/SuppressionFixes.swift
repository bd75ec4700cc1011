package import Linting
import SwiftSource

extension EditorContext {
  /// Comments that accept what a finding is about: here, and in the whole file.
  /// - Parameter needsReason: whether a comment has to say why.
  package func suppressions(of finding: Finding, needsReason: Bool = false) -> [CodeFix] {
    if finding.rule == Linter.suppressionRule { return removal(at: finding).map { [$0] } ?? [] }
    let rule = finding.rule.rawValue
    let reason = needsReason ? " -- accepted as it is" : ""
    let fileComment = "// parlance:ignore-file \(rule)\(reason)\(newline)"
    let file = CodeFix(
      title: "Suppress '\(rule)' in this file",
      edits: [TextReplacement(range: SourceRange(at: codeStart), text: fileComment)]
    )
    guard let line = lineStart(of: finding) else { return [file] }
    let blanks = text[Int(line)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let indent = String(decoding: blanks, as: UTF8.self)
    let comment = "\(indent)// parlance:ignore \(rule)\(reason)\(newline)"
    let here = CodeFix(
      title: "Suppress '\(rule)' here",
      edits: [TextReplacement(range: SourceRange(at: line), text: comment)]
    )
    return [here, file]
  }

  /// Takes away a suppression that names one rule and hides nothing.
  private func removal(at finding: Finding) -> CodeFix? {
    guard let comment = unit.directives.first(where: { $0.range == finding.range }),
      let directive = SuppressionDirective(comment), directive.rules.count == 1
    else { return nil }
    var lower = Int(comment.range.lowerBound)
    var upper = Int(comment.range.upperBound)
    while lower > 0, text[lower - 1] == UInt8(ascii: " ") || text[lower - 1] == UInt8(ascii: "\t") { lower -= 1 }
    if comment.isOnOwnLine {
      if upper < text.count, text[upper] == UInt8(ascii: "\r") { upper += 1 }
      if upper < text.count, text[upper] == UInt8(ascii: "\n") { upper += 1 }
    }
    var fix = CodeFix(
      title: "Remove the suppression",
      edits: [TextReplacement(range: SourceRange(clamping: lower..<upper), text: "")]
    )
    fix.isPreferred = true
    return fix
  }

  /// Where the finding's line begins; `nil` where that is in the middle of a literal.
  private func lineStart(of finding: Finding) -> UInt32? {
    var start = min(Int(finding.range.lowerBound), text.count)
    while start > 0, text[start - 1] != UInt8(ascii: "\n"), text[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    let offset = UInt32(clamping: start)
    let isInLiteral = unit.nodes.contains { node in
      (node.kind == .string || node.kind == .interpolation) && node.lower < offset && offset < node.upper
    }
    return isInLiteral ? nil : offset
  }

  /// Behind a mark, a line for the shell and the version line of a package.
  private var codeStart: UInt32 {
    var start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for mark in ["#!", "// swift-tools-version", "//swift-tools-version"] where text[start...].starts(with: mark.utf8) {
      start = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
    }
    return UInt32(clamping: start)
  }

  private var newline: String {
    guard let end = text.firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
    return end > 0 && text[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
