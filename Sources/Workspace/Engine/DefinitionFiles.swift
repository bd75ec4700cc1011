package import DefinitionSources

/// What the workspace defines outside Swift: its asset catalogs and token files, read.
package struct DefinitionFiles: Sendable {
  package let catalogs: [AssetCatalog]
  package let tokens: TokenFileSet
  /// Names of the images and symbols in the catalogs.
  package let imageAssets: [String]

  package static let none = DefinitionFiles(catalogs: [], tokens: TokenFileReader.read([]))

  package init(catalogs: [AssetCatalog], tokens: TokenFileSet) {
    self.catalogs = catalogs
    self.tokens = tokens
    imageAssets = catalogs.flatMap(\.images).map(\.name.text)
  }

  /// What is wrong in them, with its place.
  package var problems: [DefinitionProblem] { catalogs.flatMap(\.problems) + tokens.problems }

  static func load(
    _ discovered: DiscoveredFiles,
    root: FilePath,
    fileSystem: any FileSystem,
    parallel: ParallelMap
  ) -> DefinitionFiles {
    let files = parallel.map(discovered.assetCatalogs) { catalog in
      var found: [AssetCatalogFile] = []
      collect(catalog, root, fileSystem, depth: 0, &found)
      return found
    }
    let sources = discovered.tokenFiles.compactMap { path -> TokenFileSource? in
      guard let bytes = try? fileSystem.read(path, limit: LoadedWorkspace.maximumFileSize) else { return nil }
      return TokenFileSource(path: path.relative(to: root), bytes: bytes)
    }
    return DefinitionFiles(
      catalogs: AssetCatalogReader.read(files.joined()),
      tokens: TokenFileReader.read(sources)
    )
  }

  /// Folders inside a catalog that are followed at most.
  private static let maximumDepth = 16

  private static func collect(
    _ folder: FilePath,
    _ root: FilePath,
    _ fileSystem: any FileSystem,
    depth: Int,
    _ found: inout [AssetCatalogFile]
  ) {
    guard depth < maximumDepth, let entries = try? fileSystem.entries(of: folder) else { return }
    for entry in entries.sorted(by: { $0.name < $1.name }) where entry.isNameExact {
      let path = folder.appending(entry.name)
      switch entry.kind {
      case .folder: collect(path, root, fileSystem, depth: depth + 1, &found)
      case .file where entry.name == "Contents.json":
        let name = path.relative(to: root)
        let bytes = AssetCatalogReader.readsContents(at: name) ? (try? fileSystem.read(path, limit: 1 << 20)) ?? [] : []
        found.append(AssetCatalogFile(path: name, bytes: bytes))
      default: continue
      }
    }
  }
}
