import Linting
import SwiftSource
package import Symbols

/// The files and configurations of a workspace as a run found them: everything that needs the file system.
package struct LoadedWorkspace: Sendable {
  package let root: FilePath
  package let configurations: ConfigurationTree
  /// In path order; those without findings asked for are read for their declarations.
  package let files: [LoadedFile]
  /// Swift files under the paths that a configuration excludes.
  package let excluded: [FilePath]
  /// Those of `excluded` that were asked for by name.
  package let excludedByName: [FilePath]
  package let discovered: DiscoveredFiles
  /// Asset catalogs and token files.
  package let definitions: DefinitionFiles
  /// The targets of the Xcode projects.
  package let xcodeTargets: [BuildLayout.XcodeTarget]
  /// What could not be read.
  package let problems: [DiscoveryProblem]
  package let configurationProblems: [ConfigurationProblem]

  /// Bytes of a file that is read; a larger one is named in the problems. Hand-written Swift stays far below.
  package static let maximumFileSize = 32 << 20

  /// Finds and reads what `request` asks for. Reading goes on in parallel.
  /// - Parameter previous: the workspace before; configurations and token files that are broken now stay as they were.
  package static func load(
    _ request: WorkspaceRequest,
    known: KnownRules,
    fileSystem: any FileSystem,
    parallel: ParallelMap,
    previous: LoadedWorkspace? = nil
  ) -> LoadedWorkspace {
    let paths = request.paths.map { (try? fileSystem.realPath(of: $0)) ?? $0 }
    let scope =
      request.scope
      ?? WorkspaceScope(paths.first.map { WorkspaceRoot.find(from: $0, in: fileSystem) } ?? .fileSystemRoot)
    let root = scope.root
    let discovery = FileDiscovery(
      fileSystem: fileSystem,
      root: root,
      ignoredPaths: request.skipsIgnoredFiles ? GitIgnoredPaths() : nil
    )
    // The whole root is read, so that a file's findings don't depend on which path was asked about.
    let overlays = request.overlays
    var discovered = discovery.discover(scope.searched + paths.filter { overlays[$0] == nil })
    discovered.add(texts: overlays)
    let (tree, configurationProblems) =
      configurations(request, root, paths, discovered, known, fileSystem, previous?.configurations)
    var excluded: [DiscoveredFile] = []
    var effective: [FilePath: EffectiveConfiguration] = [:]
    // The innermost place decides for a file.
    let designSystem = (tree.designSystem ?? [])
      .map { DesignSystemLocation(path: (try? fileSystem.realPath(of: $0.path)) ?? $0.path, module: $0.module) }
      .sorted { $1.path < $0.path }
    let beyond = DesignSystemFiles(designSystem.map(\.path), &discovered, fileSystem: fileSystem)
    var wanted: [(file: DiscoveredFile, isAudited: Bool)] = []
    for file in discovered.swiftFiles {
      let isAsked = paths.contains { $0.contains(file.path) || $0 == file.path }
      guard let folder = file.path.parent else { continue }
      let configuration = effective[folder] ?? tree.effective(for: folder)
      effective[folder] = configuration
      if configuration.exclusion(of: file.path) != nil {
        if isAsked { excluded.append(file) }
        wanted.append((file, false))
      } else {
        wanted.append((file, isAsked))
      }
    }
    if !beyond.swiftFiles.isEmpty {
      wanted += Set(beyond.swiftFiles).map { ($0, false) }
      wanted.sort { $0.file.path < $1.file.path }
    }
    // What takes longest first: a project is one long text, a catalog many files.
    let pieces =
      discovered.xcodeProjects.map { Piece.project($0) } + discovered.assetCatalogs.map { Piece.catalog($0) }
      + wanted.map { Piece.swift($0.file.path, isAudited: $0.isAudited) }
    let read = parallel.map(pieces) { piece -> Piece.Content in
      switch piece {
      case .project(let path): return .targets(xcodeTargets(of: path, root, fileSystem))
      case .catalog(let path):
        return .catalog(DefinitionFiles.CatalogFolder(path, root: root, fileSystem: fileSystem))
      case .swift(let path, let isAudited):
        do throws(FileError) {
          let bytes: [UInt8]
          if let overlay = overlays[path] {
            bytes = overlay
          } else {
            bytes = try fileSystem.read(path, limit: maximumFileSize)
            if TextEncoding.isUTF16(bytes) { throw FileError(path: path, reason: .utf16) }
          }
          let place = designSystem.first { $0.path.contains(path) }
          return .file(
            LoadedFile(
              path: path,
              name: path.relative(to: root),
              bytes: bytes,
              isAudited: isAudited,
              isDesignSystem: place != nil,
              namedModule: place?.module
            )
          )
        } catch {
          return .unread(error, isAudited: isAudited)
        }
      }
    }
    var files: [LoadedFile] = []
    var folders: [DefinitionFiles.CatalogFolder] = []
    var targets: [BuildLayout.XcodeTarget] = []
    var problems = discovered.problems
    for content in read {
      switch content {
      case .targets(let found): targets += found
      case .catalog(let folder): folders.append(folder)
      case .file(let file): files.append(file)
      case .unread(let error, isAudited: true):
        problems.append(DiscoveryProblem(path: error.path, message: error.message, weight: .failure))
      case .unread: continue
      }
    }
    return LoadedWorkspace(
      root: root,
      configurations: tree,
      files: files,
      excluded: excluded.map(\.path),
      excludedByName: excluded.filter(\.isNamed).map(\.path),
      discovered: discovered,
      definitions: DefinitionFiles.load(
        discovered,
        folders: folders,
        root: root,
        fileSystem: fileSystem,
        previous: previous?.definitions
      ),
      xcodeTargets: targets,
      problems: problems,
      configurationProblems: configurationProblems
    )
  }

  /// The workspace with other texts of some of its files.
  func replacing(_ texts: [FilePath: [UInt8]]) -> LoadedWorkspace {
    LoadedWorkspace(
      root: root,
      configurations: configurations,
      files: files.map { file in texts[file.path].map(file.with) ?? file },
      excluded: excluded,
      excludedByName: excludedByName,
      discovered: discovered,
      definitions: definitions,
      xcodeTargets: xcodeTargets,
      problems: problems,
      configurationProblems: configurationProblems
    )
  }

  /// Something to read, on whichever thread is free.
  private enum Piece {
    case project(FilePath)
    case catalog(FilePath)
    case swift(FilePath, isAudited: Bool)

    enum Content {
      case targets([BuildLayout.XcodeTarget])
      case catalog(DefinitionFiles.CatalogFolder)
      case file(LoadedFile)
      case unread(FileError, isAudited: Bool)
    }
  }

  private static func xcodeTargets(
    of project: FilePath,
    _ root: FilePath,
    _ fileSystem: any FileSystem
  ) -> [BuildLayout.XcodeTarget] {
    guard let folder = project.parent,
      let bytes = try? fileSystem.read(project.appending("project.pbxproj"), limit: maximumFileSize)
    else { return [] }
    return XcodeProject(bytes, in: folder == root ? "" : folder.relative(to: root)).targets
  }

  private static func configurations(
    _ request: WorkspaceRequest,
    _ root: FilePath,
    _ paths: [FilePath],
    _ discovered: DiscoveredFiles,
    _ known: KnownRules,
    _ fileSystem: any FileSystem,
    _ previous: ConfigurationTree?
  ) -> (ConfigurationTree, [ConfigurationProblem]) {
    guard let file = request.configuration else {
      let (tree, problems) = ConfigurationTree.load(
        root: root,
        paths: paths,
        found: discovered.configurations,
        fileSystem: fileSystem,
        known: known,
        previous: previous
      )
      return (tree, problems)
    }
    // A configuration given by hand speaks of the whole root, wherever it is kept.
    let (layer, problems) = ConfigurationTree.load(file, folder: root, fileSystem: fileSystem, known: known)
    return (ConfigurationTree(root: root, layers: [layer]), problems)
  }
}
