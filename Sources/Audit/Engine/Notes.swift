import Workspace

/// What is said of discovery: all with `--verbose`, otherwise what a user would wonder about.
struct Notes {
  private let workspace: LoadedWorkspace
  private let here: FilePath

  init(_ workspace: LoadedWorkspace, _ here: FilePath) {
    self.workspace = workspace
    self.here = here
  }

  func report(to observer: AuditObserver) {
    for path in workspace.excludedByName { observer.notice("\(name(path)) is excluded by the configuration") }
    guard let note = observer.note else { return }
    note("root \(workspace.root.relative(to: here).isEmpty ? "." : workspace.root.relative(to: here))")
    for layer in workspace.configurations.allLayers {
      if let file = layer.file { note("configuration \(name(file))") }
    }
    let audited = workspace.files.count { $0.isAudited }
    note("\(workspace.files.count) Swift files read, \(audited) of them audited")
    for path in workspace.excluded where !workspace.excludedByName.contains(path) {
      note("\(name(path)): excluded by the configuration")
    }
    for entry in workspace.discovered.skipped { note("\(name(entry.path)): \(entry.message)") }
  }

  private func name(_ path: FilePath) -> String { path.relative(to: workspace.root) }
}
