import Linting
import SwiftSource
import TestSupport
import Testing

/// One example of a rule, as a test sees it.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: RuleDescription
  let example: Example

  var testDescription: String { "\(rule.id) at line \(example.line)" }

  var location: SourceLocation {
    SourceLocation(
      fileID: example.fileID,
      filePath: example.filePath,
      line: example.line,
      column: example.column
    )
  }

  /// The file that the example's own code is audited as.
  static let file = "App/Example.swift"

  /// Audits `code` in the example's place; a rule that is off by default is turned on.
  func audit(_ code: String) -> AuditedWorkspace {
    var files = example.files
    files[Self.file] = code
    if rule.defaultSeverity == nil, files[".parlance.json"] == nil {
      files[".parlance.json"] = #"{"rules": {"\#(rule.id)": "warning"}}"#
    }
    return AuditedWorkspace(files)
  }

  /// The places that the rule flags in `code`.
  func ranges(in workspace: AuditedWorkspace) -> [SourceRange] {
    findings(in: workspace).map(\.range)
  }

  func findings(in workspace: AuditedWorkspace) -> [Finding] {
    workspace.findings(in: Self.file).filter { $0.rule == rule.id }
  }

  /// Records an issue where the rule doesn't flag exactly the marked places.
  func expectFlagged(_ marked: String, _ comment: Comment) {
    let source = PairedMarkers(marked)
    let workspace = audit(source.text)
    let found = ranges(in: workspace).map { "\($0.lowerBound): " + source.text($0) }
    #expect(found == source.ranges.map { "\($0.lowerBound): " + source.text($0) }, comment, sourceLocation: location)
  }
}
