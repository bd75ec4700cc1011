package import Linting
package import Workspace

/// The design system behind the language server: keeps the projects of a session up to date.
package final class DesignFeatures: LanguageFeatures {
  package let offered = Set(EditorFeature.allCases).subtracting([.commands])
  package let commands: [String] = []

  private let host: any FeatureHost
  private let environment: LiveEnvironment
  private let revisions = RevisionCounter()
  private var folders: [FilePath] = []
  /// The one project of the folders, or one for each root around an open file.
  private var projects: [Project] = []
  /// The project of each open document.
  private var owners: [DocumentID: Project] = [:]
  private var open: [DocumentID: TextDocument] = [:]

  package init(host: any FeatureHost, rules: [any Rule.Type]) {
    self.host = host
    environment = LiveEnvironment(rules: rules)
  }

  // MARK: What happens

  package func workspaceChanged(_ workspace: ServedWorkspace) {
    guard workspace.folders != folders || projects.isEmpty else { return }
    for project in projects { project.stop() }
    projects = []
    owners = [:]
    folders = workspace.folders
    if !folders.isEmpty {
      let scope = WorkspaceScope.around(folders, in: workspace.files)
      begin(WorkspaceRequest(paths: folders, scope: scope), scope, workspace.files)
    }
    for document in open.values { take(document, workspace.files) }
    for project in projects { project.start() }
  }

  package func documentChanged(_ change: DocumentChange, files: any FileSystem) {
    switch change {
    case .opened(let document), .edited(let document, _):
      open[document.id] = document
      take(document, files)?.start()
    case .saved: break
    case .closed(let id):
      open[id] = nil
      guard let owner = owners.removeValue(forKey: id) else { return }
      if case .file(let path) = id { owner.close(path, files) }
      if folders.isEmpty, !owners.values.contains(where: { $0 === owner }) {
        owner.stop()
        projects.removeAll { $0 === owner }
      }
    }
  }

  package func filesChanged(_ paths: [FilePath], files: any FileSystem) {
    for project in projects {
      let isTouched = paths.contains { path in
        project.scope.root.contains(path) && open[.file(path)].map { $0.language != .swift } ?? true
      }
      if isTouched { project.reload(files) }
    }
  }

  package func stop() {
    for project in projects { project.stop() }
  }

  // MARK: Projects

  /// - Returns: a project that has to be started.
  @discardableResult
  private func take(_ document: TextDocument, _ files: any FileSystem) -> Project? {
    guard case .file(let path) = document.id else { return nil }
    let known = owners[document.id] ?? projects.first { $0.holds(path) }
    guard let project = known ?? makeProject(around: path, document, files) else { return nil }
    owners[document.id] = project
    if document.language == .swift {
      project.take(document.text, at: path, files)
    } else if Self.defines(path) {
      project.reload(files)
    }
    return known == nil ? project : nil
  }

  /// Without folders each file brings its root.
  private func makeProject(around path: FilePath, _ document: TextDocument, _ files: any FileSystem) -> Project? {
    guard folders.isEmpty else { return nil }
    let scope = WorkspaceScope.around(file: path, in: files)
    let paths = scope.searched.isEmpty ? [path] : scope.searched
    return begin(WorkspaceRequest(paths: paths, scope: scope), scope, files)
  }

  @discardableResult
  private func begin(_ request: WorkspaceRequest, _ scope: WorkspaceScope, _ files: any FileSystem) -> Project {
    let project = Project(
      request,
      scope: scope,
      files: files,
      environment: environment,
      host: host,
      revisions: revisions
    )
    projects.append(project)
    return project
  }

  /// Whether a file that is no Swift may say something about the design system.
  private static func defines(_ path: FilePath) -> Bool {
    path.name.hasSuffix(".json") || path.name.hasSuffix(".tokens")
  }

  // MARK: What is known

  package let watchedPatterns = [
    "**/*.swift", "**/.parlance.json", "**/*.xcassets/**", "**/*.tokens", "**/*.tokens.json",
  ]

  package var watchedPaths: [FilePath] {
    projects.flatMap { $0.state?.workspace.watchedPaths ?? [] }
  }

  package func makeSnapshot() -> any FeatureSnapshot {
    DesignSnapshot(projects: projects.map { DesignSnapshot.View(project: $0, state: $0.state) })
  }
}
