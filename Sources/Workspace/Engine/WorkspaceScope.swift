/// The folder that printed paths and configurations are about, and the folders that are searched whole.
package struct WorkspaceScope: Sendable, Hashable {
  package let root: FilePath
  /// In or under `root`; empty where only what is asked about is read.
  package let searched: [FilePath]

  /// One root that is searched whole.
  package init(_ root: FilePath) {
    self.init(root: root, searched: [root])
  }

  package init(root: FilePath, searched: [FilePath]) {
    self.root = root
    self.searched = searched
  }

  /// What folders that are open together are about: the roots of all of them, with one vocabulary.
  /// - Parameter folders: real paths.
  package static func around(_ folders: [FilePath], in fileSystem: any FileSystem) -> WorkspaceScope {
    // One that is gone has no other root: what is around it was never opened.
    let found = folders.map { fileSystem.exists($0) ? WorkspaceRoot.find(from: $0, in: fileSystem) : $0 }
    let roots = Set(found).sorted()
    let outermost = roots.filter { root in !roots.contains { $0 != root && $0.contains(root) } }
    guard let first = outermost.first else { return WorkspaceScope(root: .fileSystemRoot, searched: []) }
    let common = first.ancestry.first { folder in outermost.allSatisfy { folder.contains($0) } }
    return WorkspaceScope(root: common ?? .fileSystemRoot, searched: outermost)
  }

  /// What a file that is open without a folder is about: its root where a repository or configuration makes one, else
  /// the file alone.
  /// - Parameter file: a real path.
  package static func around(file: FilePath, in fileSystem: any FileSystem) -> WorkspaceScope {
    let root = WorkspaceRoot.find(from: file.parent ?? file, in: fileSystem)
    let marks = [".git", ConfigurationFile.name]
    let isMarked = marks.contains { fileSystem.exists(root.appending($0)) }
    return WorkspaceScope(root: root, searched: isMarked ? [root] : [])
  }
}
