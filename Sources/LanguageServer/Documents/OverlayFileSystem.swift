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
    guard let buffer = buffer(at: path) else { return try base.status(of: path) }
    let identity = (try? base.status(of: path))?.identity ?? Self.identity(of: path)
    return FileStatus(kind: .file, identity: identity, size: buffer.count)
  }

  /// With the documents that were never saved.
  package func entries(of folder: FilePath) throws(FileError) -> [FolderEntry] {
    var entries = try base.entries(of: folder)
    guard !buffers.isEmpty else { return entries }
    let real = RealPath.of(folder, in: base)
    let unsaved = buffers.keys.filter { $0.parent == real && !base.exists($0) }
    entries += unsaved.map { FolderEntry(name: String($0.name), kind: .file) }
    return entries
  }

  package func realPath(of path: FilePath) throws(FileError) -> FilePath {
    do {
      return try base.realPath(of: path)
    } catch {
      let real = RealPath.of(path, in: base)
      guard buffers[real] != nil else { throw error }
      return real
    }
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
