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
    reportEmptyPlaces(to: observer)
    guard let note = observer.note else { return }
    reportFiles(to: note)
    reportPatterns(to: note)
    reportSkipped(to: note)
  }

  /// What was read for a listing, and what it gave.
  func report(_ analysis: WorkspaceAnalysis, to observer: AuditObserver) {
    reportEmptyPlaces(to: observer)
    guard let note = observer.note else { return }
    reportFiles(to: note)
    reportVocabulary(analysis, to: observer)
    for (reason, count) in VocabularyCounts(analysis.vocabulary).withheld { note("not offered: \(count) \(reason)") }
    reportSkipped(to: note)
  }

  /// What is offered, and the folders that hold it.
  func reportVocabulary(_ analysis: WorkspaceAnalysis, to observer: AuditObserver) {
    guard let note = observer.note else { return }
    let found = VocabularyCounts(analysis.vocabulary).offered
    note(found.isEmpty ? "no token found" : "found \(VocabularyCounts.text(found))")
    if let places = workspace.configurations.designSystem {
      for place in places { note("design system \(name(place.path)), named by the configuration") }
    } else {
      for place in WorkspaceSurvey(workspace, analysis, folder: workspace.root).designSystem {
        note("design system \(place.path): \(VocabularyCounts.text(place.counts))")
      }
    }
  }

  /// Places of a configured design system that define nothing.
  private func reportEmptyPlaces(to observer: AuditObserver) {
    for place in workspace.configurations.designSystem ?? [] {
      let real = (try? DiskFileSystem().realPath(of: place.path)) ?? place.path
      if workspace.discovered.holdsDefinitions(under: real) { continue }
      if workspace.files.contains(where: { real.contains($0.path) }) { continue }
      observer.notice("the design system's '\(name(place.path))' holds no Swift file, asset catalog or token file")
    }
  }

  /// Patterns of configurations that no Swift file matches: most often a slip.
  private func reportPatterns(to note: (String) -> Void) {
    for layer in workspace.configurations.allLayers {
      let configuration = layer.configuration
      let lists =
        [("include", configuration.include ?? []), ("exclude", configuration.exclude)]
        + configuration.overrides.map { ("overrides", $0.files) }
      for (key, globs) in lists {
        for glob in globs {
          let files = workspace.discovered.swiftFiles.lazy.map(\.path).filter { layer.folder.contains($0) }
          if files.contains(where: { glob.matches($0.relative(to: layer.folder)) }) { continue }
          note("\(layer.file.map(name) ?? "."): no Swift file matches '\(glob)' of '\(key)'")
        }
      }
    }
  }

  private func reportFiles(to note: (String) -> Void) {
    note("root \(workspace.root.relative(to: here))")
    for layer in workspace.configurations.allLayers {
      if let file = layer.file { note("configuration \(name(file))") }
    }
    let audited = workspace.files.count { $0.isAudited }
    let excluded = workspace.excluded.isEmpty ? "" : ", \(workspace.excluded.count) excluded by the configuration"
    note("\(workspace.files.count) Swift files read, \(audited) of them asked about" + excluded)
    for path in workspace.discovered.assetCatalogs { note("asset catalog \(name(path))") }
    for path in workspace.discovered.tokenFiles { note("token file \(name(path))") }
  }

  private func reportSkipped(to note: (String) -> Void) {
    for path in workspace.excluded where !workspace.excludedByName.contains(path) {
      note("\(name(path)): excluded by the configuration")
    }
    for entry in workspace.discovered.skipped where !entry.isNamed { note("\(name(entry.path)): \(entry.message)") }
  }

  private func name(_ path: FilePath) -> String { path.relative(to: workspace.root) }
}
