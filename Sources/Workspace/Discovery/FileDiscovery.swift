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
    for path in paths {
      walk.start(at: path)
    }
    return walk.finish()
  }
}
