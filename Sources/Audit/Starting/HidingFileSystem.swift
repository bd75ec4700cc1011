import Workspace

/// A file system without one of its files.
struct HidingFileSystem: FileSystem {
  let base: any FileSystem
  let hidden: FilePath

  func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    try check(path)
    return try base.read(path, limit: limit)
  }

  func status(of path: FilePath) throws(FileError) -> FileStatus {
    try check(path)
    return try base.status(of: path)
  }

  func entries(of folder: FilePath) throws(FileError) -> [FolderEntry] {
    let entries = try base.entries(of: folder)
    return folder == hidden.parent ? entries.filter { $0.name != String(hidden.name) } : entries
  }

  func realPath(of path: FilePath) throws(FileError) -> FilePath {
    try check(path)
    return try base.realPath(of: path)
  }

  private func check(_ path: FilePath) throws(FileError) {
    // The system's code for a file that isn't there (ENOENT), the same on every platform.
    if path == hidden { throw FileError(path: path, reason: .system(2)) }
  }
}
