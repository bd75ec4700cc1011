/// What a version control system ignores below a folder.
package struct IgnoredPaths: Sendable, Equatable {
  /// Ignored with all their content.
  package private(set) var folders: Set<FilePath>
  package private(set) var files: Set<FilePath>
  /// Why the answer may be incomplete.
  package private(set) var problems: [DiscoveryProblem]

  package init(folders: Set<FilePath> = [], files: Set<FilePath> = [], problems: [DiscoveryProblem] = []) {
    self.folders = folders
    self.files = files
    self.problems = problems
  }

  package mutating func merge(_ other: IgnoredPaths) {
    folders.formUnion(other.folders)
    files.formUnion(other.files)
    problems += other.problems
  }
}

/// Knows what is ignored below a folder.
package protocol IgnoredPathSource: Sendable {
  /// - Parameter folder: the root of a walk, or of a repository inside another one.
  func ignoredPaths(in folder: FilePath) -> IgnoredPaths
}
