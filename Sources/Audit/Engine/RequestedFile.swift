import Workspace

/// Finds the one file that a request names.
struct RequestedFile {
  let opening: WorkspaceOpening

  /// The real file: relative to the working directory, else to the root, as the audit prints it.
  func path(_ name: String) throws(AuditError) -> FilePath {
    var path = FilePath(name, relativeTo: opening.here)
    if !opening.fileSystem.exists(path) {
      let root = WorkspaceRoot.find(from: opening.here, in: opening.fileSystem)
      let other = FilePath(name, relativeTo: root)
      path = try opening.fileSystem.exists(other) ? other : opening.paths([name]).first ?? path
    }
    do throws(FileError) {
      guard try opening.fileSystem.status(of: path).kind != .folder else {
        throw FileError(path: path, reason: .notAFile)
      }
      return try opening.fileSystem.realPath(of: path)
    } catch {
      throw AuditError(place: name, message: error.message, remedy: "name a file")
    }
  }
}
