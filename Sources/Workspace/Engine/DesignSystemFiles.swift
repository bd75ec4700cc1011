/// The files of configured design systems that the search of the root didn't come by: outside the root, in a folder that
/// is never searched, ignored by git, or a token file of any name.
struct DesignSystemFiles {
  private(set) var swiftFiles: [DiscoveredFile] = []

  /// Adds asset catalogs and token files to `found`.
  /// - Parameter places: real paths.
  init(_ places: [FilePath], _ found: inout DiscoveredFiles, fileSystem: any FileSystem) {
    for place in places where !found.holdsDefinitions(under: place) {
      if (try? fileSystem.status(of: place))?.kind == .file, place.name.hasSuffix(".json") {
        found.tokenFiles.append(place)
        continue
      }
      let more = FileDiscovery(fileSystem: fileSystem, root: place, ignoredPaths: nil).discover([place])
      swiftFiles += more.swiftFiles
      found.assetCatalogs += more.assetCatalogs
      found.tokenFiles += more.tokenFiles
    }
    found.assetCatalogs = Set(found.assetCatalogs).sorted()
    found.tokenFiles = Set(found.tokenFiles).sorted()
  }
}

extension DiscoveredFiles {
  /// Whether something that can define tokens lies at a path or below it.
  package func holdsDefinitions(under path: FilePath) -> Bool {
    swiftFiles.contains { path.contains($0.path) } || assetCatalogs.contains { path.contains($0) || $0.contains(path) }
      || tokenFiles.contains { path.contains($0) }
  }
}
