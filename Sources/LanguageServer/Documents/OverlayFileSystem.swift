package import Workspace

/// A file system in which the open documents hold what their editors show, saved or not.
package struct OverlayFileSystem: FileSystem {
  private let base: any FileSystem
  /// By real path.
  private let buffers: [FilePath: [UInt8]]

  package init(_ base: any FileSystem, buffers: [FilePath: [UInt8]]) {
    self.base = base
    self.buffers = buffers
  }

  package func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    guard let buffer = buffer(at: path) else { return try base.read(path, limit: limit) }
    guard buffer.count <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
    return buffer
  }

  package func status(of path: FilePath) throws(FileError) -> FileStatus {
    guard let buffer = buffer(at: path) else { return try folderStatus(of: path) }
    let identity = (try? base.status(of: path))?.identity ?? Self.identity(of: path)
    return FileStatus(kind: .file, identity: identity, size: buffer.count)
  }

  /// A folder that is gone is there as long as a document in it is open.
  private func folderStatus(of path: FilePath) throws(FileError) -> FileStatus {
    do {
      return try base.status(of: path)
    } catch {
      guard isAround(RealPath.of(path, in: base)) else { throw error }
      return FileStatus(kind: .folder, identity: Self.identity(of: path), size: 0)
    }
  }

  private func isAround(_ folder: FilePath) -> Bool {
    buffers.keys.contains { $0 != folder && folder.contains($0) }
  }

  /// With the documents that were never saved, and the folders around them.
  package func entries(of folder: FilePath) throws(FileError) -> [FolderEntry] {
    guard !buffers.isEmpty else { return try base.entries(of: folder) }
    let real = RealPath.of(folder, in: base)
    let unsaved = buffers.keys.filter { $0 != real && real.contains($0) && !base.exists($0) }
    var entries: [FolderEntry]
    do throws(FileError) {
      entries = try base.entries(of: folder)
    } catch {
      guard !unsaved.isEmpty else { throw error }
      entries = []
    }
    let known = Set(entries.map(\.name))
    let folders = unsaved.compactMap { path in
      path.ancestry.first { $0.parent == real && $0 != path }.map { String($0.name) }
    }
    entries += Set(folders).subtracting(known).sorted().map { FolderEntry(name: $0, kind: .folder) }
    entries += unsaved.filter { $0.parent == real }.map { FolderEntry(name: String($0.name), kind: .file) }
    return entries
  }

  package func realPath(of path: FilePath) throws(FileError) -> FilePath {
    do {
      return try base.realPath(of: path)
    } catch {
      let real = RealPath.of(path, in: base)
      guard buffers[real] != nil || isAround(real) else { throw error }
      return real
    }
  }

  /// The real path of a file that need not exist; the open documents add nothing to it.
  func nearestRealPath(of path: FilePath) -> FilePath {
    RealPath.of(path, in: base)
  }

  private func buffer(at path: FilePath) -> [UInt8]? {
    guard !buffers.isEmpty else { return nil }
    return buffers[path] ?? buffers[RealPath.of(path, in: base)]
  }

  /// No device of a system has this number.
  private static func identity(of path: FilePath) -> FileIdentity {
    FileIdentity(device: .max, inode: UInt64(UInt(bitPattern: path.hashValue)))
  }
}
