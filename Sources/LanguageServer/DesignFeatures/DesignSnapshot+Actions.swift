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
        actions += context.replacements(for: finding).map { action($0, in: document, diagnostics) }
        let all = context.replacementOfAll(like: finding, among: reading.findings)
        actions += all.map { [action($0, in: document, diagnostics)] } ?? []
        actions += extraction(of: finding, reading, context, in: document, diagnostics).map { [$0] } ?? []
        actions += context.suppressions(of: finding, needsReason: needsReason).map {
          action($0, in: document, diagnostics)
        }
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

  /// Makes a token of what a finding is about, in the file of its siblings.
  private func extraction(
    of finding: Finding,
    _ reading: DocumentReading,
    _ context: EditorContext,
    in document: TextDocument,
    _ diagnostics: [EditorDiagnostic]
  ) -> EditorAction? {
    let files = reading.state.workspace.workspace.files
    guard
      let found = context.extraction(
        of: finding,
        among: reading.findings,
        text: { file in
          guard files.indices.contains(Int(file)) else { return nil }
          return open[.file(files[Int(file)].path)]?.text.bytes ?? files[Int(file)].bytes
        }
      ), files.indices.contains(Int(found.file))
    else { return nil }
    var edits = found.replacements
    if let module = found.missingImport { edits.insert(ImportInsertion.edit(adding: module, to: context.text), at: 0) }
    var all: [FileEdits] = []
    if found.file == context.file {
      edits = (edits + [found.declaration]).sorted { $0.range.lowerBound < $1.range.lowerBound }
    } else {
      let edit = SourceEdit(range: found.declaration.range, newText: found.declaration.text)
      all.append(FileEdits(document: .file(files[Int(found.file)].path), edits: [edit]))
    }
    let own = edits.map { SourceEdit(range: $0.range, newText: $0.text) }
    all.insert(FileEdits(document: document.id, edits: own), at: 0)
    var action = EditorAction(title: found.title, kind: .quickFix, effect: .edits(all))
    action.diagnostics = diagnostics
    return action
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
