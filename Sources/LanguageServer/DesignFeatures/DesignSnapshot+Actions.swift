import IDE
import JSON
import Linting
import SwiftSource
import Workspace

extension DesignSnapshot {
  func actions(
    for range: SourceRange,
    in document: TextDocument,
    kinds: Set<EditorActionKind>
  ) throws -> [EditorAction] {
    guard let reading = reading(of: document) else { return [] }
    let path = reading.path
    let context = EditorContext(reading)
    var actions: [EditorAction] = []
    if kinds.contains(.quickFix) {
      let needsReason = reading.state.workspace.settings(at: reading.place)?.lint.requiresReason ?? false
      let diagnoser = Diagnoser(state: reading.state)
      let here = reading.findings.filter { $0.range.touches(range.lowerBound) || range.touches($0.range.lowerBound) }
      for finding in here {
        let diagnostics = diagnoser.diagnostics([finding], in: path)
        let fixes = context.replacements(for: finding) + context.suppressions(of: finding, needsReason: needsReason)
        actions += fixes.map { action($0, in: document, diagnostics) }
        actions += RuleConfiguration(state: reading.state, file: path, open: open).action(
          for: finding.rule,
          diagnostics
        )
      }
    }
    if kinds.contains(.fixAll) {
      let edits = context.safeFixes(reading.findings)
      if !edits.isEmpty {
        let all = CodeFix(title: "Replace all that have an exact token", edits: edits)
        var action = action(all, in: document, [])
        action.kind = .fixAll
        actions.append(action)
      }
    }
    return actions
  }

  private func action(_ fix: CodeFix, in document: TextDocument, _ diagnostics: [EditorDiagnostic]) -> EditorAction {
    let edits = fix.edits.map { SourceEdit(range: $0.range, newText: $0.text) }
    var action = EditorAction(
      title: fix.title,
      kind: .quickFix,
      effect: .edits([FileEdits(document: document.id, edits: edits)])
    )
    action.isPreferred = fix.isPreferred
    action.diagnostics = diagnostics
    return action
  }
}
