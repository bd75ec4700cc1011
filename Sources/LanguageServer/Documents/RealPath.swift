package import Workspace

/// Paths without symbolic links, of files that need not exist yet.
package enum RealPath {
  /// The real path of the nearest folder that exists, with the rest behind it.
  package static func of(_ path: FilePath, in files: any FileSystem) -> FilePath {
    var missing: [String] = []
    for folder in path.ancestry {
      if let real = try? files.realPath(of: folder) {
        return missing.reversed().reduce(real) { $0.appending($1) }
      }
      missing.append(String(folder.name))
    }
    return path
  }
}
