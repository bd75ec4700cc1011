package import Linting
import SwiftSource
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
    // A buffer joins a project that is there.
    for document in open.values where !document.id.isBuffer { take(document, workspace.files) }
    for document in open.values where document.id.isBuffer { take(document, workspace.files) }
    for project in projects { project.start() }
  }

  package func documentChanged(_ change: DocumentChange, files: any FileSystem) {
    switch change {
    case .opened(let document), .edited(let document, _):
      open[document.id] = document
      take(document, files)?.start()
    case .saved: break
    case .closed(let id):
      let closed = open.removeValue(forKey: id)
      guard let owner = owners.removeValue(forKey: id) else { return }
      close(id, closed, in: owner, files)
      if folders.isEmpty, !owners.values.contains(where: { $0 === owner }) {
        owner.stop()
        projects.removeAll { $0 === owner }
      }
    }
  }

  /// What the disk says of a document counts again.
  private func close(_ id: DocumentID, _ document: TextDocument?, in owner: Project, _ files: any FileSystem) {
    switch id {
    case .buffer(let uri): owner.close(buffer: uri)
    case .file(let path) where document?.language == .swift: owner.close(path, files)
    case .file(let path):
      let isUnsaved = (try? files.read(path, limit: Self.definitionLimit)) != document?.text.bytes
      if Self.defines(path), isUnsaved { owner.reload(files) }
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
    guard case .file(let path) = document.id else {
      take(buffer: document, files)
      return nil
    }
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

  /// What is no file is judged by the vocabulary of the first project, and adds nothing to it.
  private func take(buffer document: TextDocument, _ files: any FileSystem) {
    guard document.language == .swift, case .buffer(let uri) = document.id, let project = projects.first else { return }
    owners[document.id] = project
    project.take(buffer: uri, files)
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

  /// In bytes; what is longer is no file of definitions.
  private static let definitionLimit = 32 << 20

  /// Whether a file that is no Swift may say something about the design system.
  private static func defines(_ path: FilePath) -> Bool {
    path.name == ConfigurationFile.name || path.name.hasSuffix(".tokens") || path.name.hasSuffix(".tokens.json")
      || path.name == "Contents.json"
  }

  // MARK: What is known

  package let watchedPatterns = [
    "**/*.swift", "**/.parlance.json", "**/*.xcassets/**", "**/*.tokens", "**/*.tokens.json",
  ]

  package var watchedPaths: [FilePath] {
    projects.flatMap { $0.state?.workspace.watchedPaths ?? [] }
  }

  package func makeSnapshot() -> any FeatureSnapshot {
    DesignSnapshot(projects: projects.map { DesignSnapshot.View(project: $0, state: $0.state) }, open: open)
  }
}
