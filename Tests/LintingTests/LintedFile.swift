import Linting
import TestSupport
import Testing
import Workspace

/// One file of a workspace, audited, with what is left of its findings as text.
struct LintedFile {
  static let name = "App/Sample.swift"
  let workspace: AuditedWorkspace

  init(_ source: String, configuration: String? = nil, run: RunOptions = RunOptions(), name: String = Self.name) {
    var files = [name: source]
    files[".parlance.json"] = configuration
    workspace = AuditedWorkspace(files, run: run)
    file = name
  }

  private let file: String

  var findings: [Finding] { workspace.findings(in: file) }
  var suppressed: Int { workspace.result(of: file)?.findings.suppressed ?? 0 }

  /// `rule 'text'` for each finding but those about suppressions.
  var left: [String] {
    findings.filter { $0.rule != "unused-suppression" }.map { "\($0.rule) '\(workspace.text($0.range, in: file))'" }
  }

  /// The messages about suppressions.
  var faults: [String] { findings.filter { $0.rule == "unused-suppression" }.map(\.message) }

  /// What the findings about suppressions stand at.
  var faultPlaces: [String] {
    findings.filter { $0.rule == "unused-suppression" }.map { workspace.text($0.range, in: file) }
  }
}
