import DesignTokens

/// Where a `Contents.json` stands: its catalog, and the folders from there.
struct AssetPlace: Hashable, Sendable {
  let path: String
  /// The path of the `.xcassets` folder.
  let catalog: String
  /// From the catalog's folder to the file's; empty for the catalog's own file.
  let folders: [String]
  /// `nil` for a group.
  let kind: AssetKind?

  /// `nil` for a path outside any catalog, for one within an asset's folder, and for other files.
  init?(path: String) {
    let components = path.parts(between: UInt8(ascii: "/"), keepsEmpty: true)
    guard
      components.last == "Contents.json",
      let catalogIndex = components.firstIndex(where: { $0.hasSuffix("." + AssetCatalog.folderExtension) })
    else { return nil }
    self.path = path
    catalog = components[...catalogIndex].joined(separator: "/")
    folders = components[(catalogIndex + 1)...].dropLast().map(String.init)
    let kinds = folders.map(Self.kind)
    // Layers within an image stack and the like have no name of their own.
    guard kinds.dropLast().allSatisfy({ $0 == nil }) else { return nil }
    kind = kinds.last ?? nil
  }

  /// The name of the asset here, the groups counted whose folders are in `namespaces`.
  func name(namespaces: Set<[String]>) -> AssetName {
    var components: [String] = []
    for (index, folder) in folders.enumerated().dropLast() where namespaces.contains(Array(folders[...index])) {
      components.append(folder)
    }
    if let own = folders.last { components.append(String(own.prefix(upTo: Self.extensionStart(of: own)))) }
    return AssetName(components: components)
  }

  private static func kind(ofFolder folder: String) -> AssetKind? {
    let start = extensionStart(of: folder)
    return start == folder.endIndex ? nil : AssetKind(folderExtension: folder[folder.index(after: start)...])
  }

  /// The dot before the extension, or the end where there is none.
  private static func extensionStart(of folder: String) -> String.Index {
    folder.lastIndex(of: ".") ?? folder.endIndex
  }
}
