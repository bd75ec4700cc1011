import Linting
import Rules
import SwiftSource
import TestSupport
import Testing
import Usages
import Workspace

/// Every rule's examples are its tests: as they stand, and changed in ways that must not matter.
@Suite struct RuleExampleTests {
  static let all = allRules.flatMap { rule in
    rule.description.examples.map { RuleExample(rule: rule.description, example: $0) }
  }
  static let flagged = all.filter { $0.example.isFlagged }

  @Test(arguments: all) func flagsTheMarkedPlaces(_ sample: RuleExample) {
    #expect(sample.example.isFlagged == sample.example.marked.contains("1️⃣"), sourceLocation: sample.location)
    sample.expectFlagged(sample.example.marked, "as written")
  }

  @Test("A token's name is no colour, font or height written by hand", arguments: flagged)
  func tellsNamesFromValues(_ sample: RuleExample) {
    let workspace = sample.audit(PairedMarkers(sample.example.marked).text)
    let namesToken = ["deprecated-token", "unknown-token", "custom-value"].contains(sample.rule.id)
    for finding in sample.findings(in: workspace) {
      #expect((finding.kind == .token) == namesToken, sourceLocation: sample.location)
    }
  }

  @Test(arguments: flagged) func countsBytesBehindWideText(_ sample: RuleExample) {
    sample.expectFlagged("// 🎨 配色 e\u{301} 👩🏽‍🎨\n" + sample.example.marked, "a comment above")
    sample.expectFlagged(sample.example.marked.replacing("1️⃣", with: "/* 🎨 配色 */ 1️⃣"), "a comment before each value")
  }

  @Test(arguments: all) func readsOtherLineEnds(_ sample: RuleExample) {
    sample.expectFlagged(sample.example.marked.replacing("\n", with: "\r\n"), "CRLF")
    sample.expectFlagged("\u{FEFF}" + sample.example.marked, "a byte order mark")
  }

  @Test(arguments: flagged) func readsNoComments(_ sample: RuleExample) {
    let code = sample.example.code
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let commented = lines.map { "// " + $0 }.joined(separator: "\n")
    #expect(sample.ranges(in: sample.audit(commented)).isEmpty, "line comments", sourceLocation: sample.location)
    let blocks = sample.audit("/*\n\(code)\n*/\n")
    #expect(sample.ranges(in: blocks).isEmpty, "a block comment", sourceLocation: sample.location)
    let documentation = lines.map { "/// " + $0 }.joined(separator: "\n") + "\nfunc documented() {}\n"
    #expect(sample.ranges(in: sample.audit(documentation)).isEmpty, "documentation", sourceLocation: sample.location)
  }

  @Test(arguments: flagged) func readsNoStrings(_ sample: RuleExample) {
    let quoted = "let color = ##\"\"\"\n\(sample.example.code)\n\"\"\"##\n"
    #expect(sample.ranges(in: sample.audit(quoted)).isEmpty, "a string", sourceLocation: sample.location)
  }

  @Test(arguments: flagged.filter { $0.rule.id != "unused-suppression" })
  func isSuppressed(_ sample: RuleExample) {
    let places = PairedMarkers(sample.example.marked).ranges.count
    let directive = "// parlance:ignore \(sample.rule.id) -- 🎨 on purpose"
    let lines = sample.example.marked.split(separator: "\n", omittingEmptySubsequences: false)
    let above = lines.map { ($0.contains("1️⃣") ? directive + "\n" : "") + $0 }.joined(separator: "\n")
    expectSuppressed(above, places, "each line", sample)
    let behind = lines.map { $0 + ($0.contains("1️⃣") ? " " + directive : "") }.joined(separator: "\n")
    expectSuppressed(behind, places, "behind each line", sample)
    expectSuppressed("// parlance:ignore-file \(sample.rule.id)\n" + sample.example.marked, places, "the file", sample)
    expectSuppressed("// parlance:ignore-file all\n" + sample.example.marked, nil, "the file, all rules", sample)
    let region = "// parlance:ignore-begin \(sample.rule.id)\n\(sample.example.marked)\n// parlance:ignore-end\n"
    expectSuppressed(region, places, "a region", sample)
  }

  /// - Parameter count: how many findings are hidden, where just those of the rule are.
  private func expectSuppressed(_ marked: String, _ count: Int?, _ how: String, _ sample: RuleExample) {
    let workspace = sample.audit(PairedMarkers(marked).text)
    let left = workspace.findings(in: RuleExample.file).filter {
      $0.rule == sample.rule.id || $0.rule == "unused-suppression"
    }
    #expect(left.map(\.message) == [], "suppressed by \(how)", sourceLocation: sample.location)
    guard let count else { return }
    let suppressed = workspace.result(of: RuleExample.file)?.findings.suppressed
    #expect(suppressed == count, "suppressed by \(how)", sourceLocation: sample.location)
  }

  @Test(arguments: flagged.filter { $0.example.fixed != nil }) func isFixed(_ sample: RuleExample) {
    let workspace = sample.audit(sample.example.code)
    var bytes = Array(sample.example.code.utf8)
    for finding in sample.findings(in: workspace).reversed() {
      guard let replacement = finding.suggestions.first?.replacement else { continue }
      bytes.replaceSubrange(Int(finding.range.lowerBound)..<Int(finding.range.upperBound), with: replacement.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == sample.example.fixed, sourceLocation: sample.location)
  }
}
