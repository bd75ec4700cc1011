import Linting

/// Says whether the paths that a configuration names lead anywhere.
package struct ConfiguredPlaces: Sendable {
  /// What its paths are relative to.
  private let folder: FilePath
  private let fileSystem: any FileSystem

  package init(folder: FilePath, fileSystem: any FileSystem) {
    self.folder = folder
    self.fileSystem = fileSystem
  }

  /// What is wrong with a path; nil where a file or folder is there.
  func problem(with path: String) -> (message: String, remedy: String?)? {
    let place = FilePath(path, relativeTo: folder)
    if fileSystem.exists(place) { return nil }
    return ("'\(path)' is no file or folder", remedy(for: path, place))
  }

  private func remedy(for path: String, _ place: FilePath) -> String {
    if path.hasPrefix("~") { return "'~' is not expanded: write a path relative to this file, or an absolute one" }
    if path.contains(where: { "*?[{".contains($0) }) { return "patterns are not expanded here: name the folder" }
    if let nearest = nearest(to: place) {
      return "did you mean '\(path.hasPrefix("/") ? nearest.string : nearest.relative(to: folder))'?"
    }
    return "write a path relative to this file, or an absolute one"
  }

  /// The file or folder whose path differs in misspelt names alone.
  private func nearest(to place: FilePath) -> FilePath? {
    var found = FilePath.fileSystemRoot
    for name in place.string.split(separator: "/").map(String.init) {
      let next = found.appending(name)
      if fileSystem.exists(next) {
        found = next
      } else {
        let names = ((try? fileSystem.entries(of: found)) ?? []).filter(\.isNameExact).map(\.name).sorted()
        guard let nearest = NearestWord.nearest(to: name, in: names) else { return nil }
        found = found.appending(nearest)
      }
    }
    return found
  }
}
