import JSON

/// The folder that a run's configuration, printed paths and vocabulary are about.
package enum WorkspaceRoot {
  /// The outermost folder that holds a configuration, from the path's own up to its git root or, without one, up to
  /// the file system's root; a configuration with `"root": true` ends the search. Without any configuration the git
  /// root, without that the path itself.
  /// - Parameter path: a file or folder, or a name where none is yet.
  /// - Returns: a real path.
  package static func find(from path: FilePath, in fileSystem: any FileSystem) -> FilePath {
    let real = (try? fileSystem.realPath(of: path)) ?? path
    let isFolder = (try? fileSystem.status(of: real))?.kind == .folder
    let start = isFolder ? real : real.parent ?? real

    var outermost: FilePath?
    for folder in start.ancestry {
      let configuration = folder.appending(ConfigurationFile.name)
      if fileSystem.exists(configuration) {
        outermost = folder
        if isRoot(configuration, in: fileSystem) { return folder }
      }
      if fileSystem.exists(folder.appending(".git")) {
        return outermost ?? folder
      }
    }
    return outermost ?? start
  }

  /// A broken configuration is none that ends the search; it is reported when it is read in earnest.
  private static func isRoot(_ configuration: FilePath, in fileSystem: any FileSystem) -> Bool {
    guard let bytes = try? fileSystem.read(configuration) else { return false }
    return (try? JSONValue.parse(bytes, commentsAllowed: true))?["root"] == true
  }
}
