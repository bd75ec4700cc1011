/// One configuration and the folder that its patterns and paths are relative to.
package struct ConfigurationLayer: Sendable, Equatable {
  package let folder: FilePath
  /// The file it was read from; nil for one that no file holds.
  package let file: FilePath?
  package let configuration: Configuration
  /// Whether nothing is wrong in the file; else the configuration is what could be understood.
  package let isSound: Bool

  package init(folder: FilePath, file: FilePath?, configuration: Configuration, isSound: Bool = true) {
    self.folder = folder
    self.file = file
    self.configuration = configuration
    self.isSound = isSound
  }

  /// The first of the patterns that a file below the folder matches.
  func match(_ globs: [Glob], _ file: FilePath) -> Glob? {
    guard !globs.isEmpty, folder.contains(file) else { return nil }
    let path = file.relative(to: folder)
    return globs.first { $0.matches(path) }
  }
}
