/// A Swift file to look at.
package struct DiscoveredFile: Sendable, Hashable {
  /// Its real path.
  package let path: FilePath
  /// In bytes.
  package let size: Int
  /// Whether the file itself, not a folder around it, was asked for.
  package let isNamed: Bool
}

/// What a search found, each list in the order of the paths' bytes.
package struct DiscoveredFiles: Sendable, Equatable {
  package var swiftFiles: [DiscoveredFile] = []
  /// `*.xcassets` folders.
  package var assetCatalogs: [FilePath] = []
  /// `*.tokens` and `*.tokens.json`, the names that the DTCG format recommends.
  package var tokenFiles: [FilePath] = []
  /// `*.xcodeproj` folders.
  package var xcodeProjects: [FilePath] = []
  /// `.parlance.json` files below the paths that were asked for.
  package var configurations: [FilePath] = []
  package var skipped: [SkippedEntry] = []
  package var problems: [DiscoveryProblem] = []

  /// Of `skipped`, what was asked for by name and is no Swift file.
  package var unfit: [SkippedEntry] { skipped.filter(\.isNamed) }

  /// Takes in texts that stand for files, whether or not those exist.
  mutating func add(texts: [FilePath: [UInt8]]) {
    guard !texts.isEmpty else { return }
    swiftFiles.removeAll { texts[$0.path] != nil }
    swiftFiles += texts.map { DiscoveredFile(path: $0, size: $1.count, isNamed: true) }
    swiftFiles.sort { $0.path < $1.path }
  }
}
