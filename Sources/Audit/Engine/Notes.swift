import DesignSystem
import DesignTokens
import Workspace

/// What is said of discovery: all with `--verbose`, otherwise what a user would wonder about.
struct Notes {
  private let workspace: LoadedWorkspace
  private let here: FilePath

  init(_ workspace: LoadedWorkspace, _ here: FilePath) {
    self.workspace = workspace
    self.here = here
  }

  /// What was read for an audit.
  func report(to observer: AuditObserver) {
    for path in workspace.excludedByName { observer.notice("\(name(path)) is excluded by the configuration") }
    guard let note = observer.note else { return }
    reportFiles(to: note)
    reportSkipped(to: note)
  }

  /// What was read for a listing, and what it gave.
  func report(_ vocabulary: Vocabulary, to observer: AuditObserver) {
    guard let note = observer.note else { return }
    reportFiles(to: note)
    let found = VocabularyCounts(vocabulary)
    note(found.offered.isEmpty ? "no token found" : "found \(VocabularyCounts.text(found.offered))")
    for (reason, count) in found.withheld { note("not offered: \(count) \(reason)") }
    reportSkipped(to: note)
  }

  private func reportFiles(to note: (String) -> Void) {
    note("root \(workspace.root.relative(to: here))")
    for layer in workspace.configurations.allLayers {
      if let file = layer.file { note("configuration \(name(file))") }
    }
    let audited = workspace.files.count { $0.isAudited }
    note("\(workspace.files.count) Swift files read, \(audited) of them asked about")
    for path in workspace.discovered.assetCatalogs { note("asset catalog \(name(path))") }
    for path in workspace.discovered.tokenFiles { note("token file \(name(path))") }
  }

  private func reportSkipped(to note: (String) -> Void) {
    for path in workspace.excluded where !workspace.excludedByName.contains(path) {
      note("\(name(path)): excluded by the configuration")
    }
    for entry in workspace.discovered.skipped { note("\(name(entry.path)): \(entry.message)") }
  }

  private func name(_ path: FilePath) -> String { path.relative(to: workspace.root) }
}
