/// Finds the files to look at below given paths.
///
/// Each real file counts once, by device and inode, under its real path. Symbolic links are followed inside the root
/// only, and each real folder is entered once, so that circles end.
package struct FileDiscovery: Sendable {
  /// Folders that hold what others wrote or tools made; they are never searched, unless named.
  package static let prunedFolders: Set<String> = [
    ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "node_modules",
  ]

  private let fileSystem: any FileSystem
  private let root: FilePath
  private let ignoredPaths: (any IgnoredPathSource)?

  /// - Parameters:
  ///   - root: the workspace's root, a real path.
  ///   - ignoredPaths: nil to take ignored files too.
  package init(fileSystem: any FileSystem, root: FilePath, ignoredPaths: (any IgnoredPathSource)?) {
    self.fileSystem = fileSystem
    self.root = root
    self.ignoredPaths = ignoredPaths
  }

  /// - Parameter paths: files and folders; links among them are followed wherever they lead. A named file is found
  ///   even if it is ignored, a named folder is searched even if it is pruned or ignored.
  package func discover(_ paths: [FilePath]) -> DiscoveredFiles {
    var walk = DiscoveryWalk(fileSystem: fileSystem, root: root, ignoredPaths: ignoredPaths)
    for folder in foldersToAskAbout(paths) {
      walk.askForIgnoredPaths(in: folder)
    }
    for path in paths {
      walk.start(at: path)
    }
    return walk.finish()
  }

  /// Where to ask what is ignored: at the folder itself where one alone of its repository was asked for, else once at
  /// the repository's root, or the workspace's inside it. What no repository holds needs no question.
  private func foldersToAskAbout(_ paths: [FilePath]) -> [FilePath] {
    guard ignoredPaths != nil else { return [] }
    var folders: [FilePath: Set<FilePath>] = [:]
    for path in paths {
      guard let real = try? fileSystem.realPath(of: path), (try? fileSystem.status(of: real))?.kind == .folder,
        let repository = real.ancestry.first(where: { fileSystem.exists($0.appending(".git")) })
      else { continue }
      folders[repository, default: []].insert(real)
    }
    return folders.flatMap { repository, folders in
      if folders.count == 1 { return Array(folders) }
      let isWide = repository.contains(root) && folders.allSatisfy { root.contains($0) }
      return [isWide ? root : repository]
    }
  }
}
