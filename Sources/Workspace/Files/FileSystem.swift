/// Files and folders to read: the disk, or a stand-in for it.
package protocol FileSystem: Sendable {
  /// The whole content of a file, links followed.
  /// - Parameter limit: throws `tooLarge` above so many bytes.
  func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8]

  /// What the path leads to, links followed.
  func status(of path: FilePath) throws(FileError) -> FileStatus

  /// A folder's entries without `.` and `..`, in no order.
  func entries(of folder: FilePath) throws(FileError) -> [FolderEntry]

  /// The path of the real file or folder, all links on the way resolved.
  func realPath(of path: FilePath) throws(FileError) -> FilePath
}

extension FileSystem {
  package func read(_ path: FilePath) throws(FileError) -> [UInt8] {
    try read(path, limit: .max)
  }

  /// Whether the path leads to anything.
  package func exists(_ path: FilePath) -> Bool {
    (try? status(of: path)) != nil
  }

  /// The real path that a file would have if it were made: the folders that exist are resolved, the rest is kept.
  package func realPlace(of path: FilePath) -> FilePath {
    var missing: [Substring] = []
    for place in path.ancestry {
      if let real = try? realPath(of: place) {
        return missing.reversed().reduce(real) { $0.appending(String($1)) }
      }
      missing.append(place.name)
    }
    return path
  }
}
