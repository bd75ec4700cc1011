package import DefinitionSources

/// What the workspace defines outside Swift: its asset catalogs and token files, read.
package struct DefinitionFiles: Sendable {
  package let catalogs: [AssetCatalog]
  package let tokens: TokenFileSet
  /// Names of the images and symbols in the catalogs.
  package let imageAssets: [String]
  /// What is wrong in them, with its place.
  package let problems: [DefinitionProblem]
  /// The files that could be read, by their paths.
  private let texts: [String: [UInt8]]

  /// The files of an asset catalog, and what they say.
  struct CatalogFolder: Sendable {
    fileprivate let files: [AssetCatalogFile]
    fileprivate let catalogs: [AssetCatalog]

    /// Reads all that matters below a catalog's folder.
    init(_ folder: FilePath, root: FilePath, fileSystem: any FileSystem) {
      var found: [AssetCatalogFile] = []
      DefinitionFiles.collect(folder, root, fileSystem, depth: 0, &found)
      files = found
      catalogs = AssetCatalogReader.read(found)
    }
  }

  private init(
    _ assets: [AssetCatalogFile],
    _ sources: [TokenFileSource],
    catalogs: [AssetCatalog],
    problems broken: [DefinitionProblem] = []
  ) {
    self.catalogs = catalogs.sorted { $0.path < $1.path }
    tokens = TokenFileReader.read(sources)
    imageAssets = catalogs.flatMap(\.images).map(\.name.text)
    let own = catalogs.flatMap(\.problems) + tokens.problems
    problems = broken + own
    let unread = Set(own.lazy.filter(\.isWhole).map(\.path))
    let read = assets.map { ($0.path, $0.bytes) } + sources.map { ($0.path, $0.bytes) }
    texts = Dictionary(read.filter { !$1.isEmpty && !unread.contains($0) }) { first, _ in first }
  }

  /// Whether what counts of a file, now or as it was before, could be read.
  func isRead(_ path: String) -> Bool { texts[path] != nil }

  /// - Parameter folders: those of the discovered catalogs.
  static func load(
    _ discovered: DiscoveredFiles,
    folders: [CatalogFolder],
    root: FilePath,
    fileSystem: any FileSystem,
    previous: DefinitionFiles?
  ) -> DefinitionFiles {
    let sources = discovered.tokenFiles.compactMap { path -> TokenFileSource? in
      guard let bytes = try? fileSystem.read(path, limit: LoadedWorkspace.maximumFileSize) else { return nil }
      // A name that anybody may give says less than what is inside.
      if path.name == "tokens.json", !TokenFileReader.holdsTokens(bytes) { return nil }
      return TokenFileSource(path: path.relative(to: root), bytes: bytes)
    }
    let assets = folders.flatMap(\.files)
    let found = DefinitionFiles(assets, sources, catalogs: folders.flatMap(\.catalogs))
    guard let previous else { return found }
    return found.keeping(previous, assets, sources)
  }

  /// Files that are no JSON, as when they are being written, count as they were before.
  private func keeping(
    _ previous: DefinitionFiles,
    _ assets: [AssetCatalogFile],
    _ sources: [TokenFileSource]
  ) -> DefinitionFiles {
    let broken = problems.filter { $0.isWhole && previous.texts[$0.path] != nil }
    guard !broken.isEmpty else { return self }
    let kept = Set(broken.map(\.path))
    func text(_ path: String, _ bytes: [UInt8]) -> [UInt8] {
      kept.contains(path) ? previous.texts[path] ?? bytes : bytes
    }
    let assets = assets.map { AssetCatalogFile(path: $0.path, bytes: text($0.path, $0.bytes)) }
    return DefinitionFiles(
      assets,
      sources.map { TokenFileSource(path: $0.path, bytes: text($0.path, $0.bytes)) },
      catalogs: AssetCatalogReader.read(assets),
      problems: broken
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
