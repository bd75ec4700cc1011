import DesignTokens
import JSON

/// Reads asset catalogs from their `Contents.json` files.
package enum AssetCatalogReader {
  /// Whether the content of the file at `path` matters, and not only that it is there: so for colour sets and groups,
  /// not for the many image sets.
  package static func readsContents(at path: String) -> Bool {
    guard let place = AssetPlace(path: path) else { return false }
    return place.kind == nil || place.kind == .color
  }

  /// The catalogs that `files` make up, in the order of their paths. A file outside any catalog is passed over.
  package static func read(_ files: some Sequence<AssetCatalogFile>) -> [AssetCatalog] {
    var places: [String: [(place: AssetPlace, bytes: [UInt8])]] = [:]
    for file in files {
      guard let place = AssetPlace(path: file.path) else { continue }
      places[place.catalog, default: []].append((place, file.bytes))
    }
    return places.sorted { $0.key < $1.key }.map { catalog(at: $0.key, $0.value) }
  }

  private static func catalog(
    at path: String,
    _ files: [(place: AssetPlace, bytes: [UInt8])]
  ) -> AssetCatalog {
    var problems: [DefinitionProblem] = []
    let files = files.sorted { $0.place.path < $1.place.path }
    var namespaces: Set<[String]> = []
    for (place, bytes) in files where place.kind == nil {
      let group = AssetGroup(path: place.path, bytes: bytes)
      if group.providesNamespace { namespaces.insert(place.folders) }
      problems += group.problems
    }
    let assets: [Asset] = files.compactMap { place, bytes in
      guard let kind = place.kind else { return nil }
      let name = place.name(namespaces: namespaces)
      guard kind == .color else { return Asset(name: name, kind: kind, path: place.path) }
      let set = ColorSet(path: place.path, bytes: bytes)
      problems += set.problems
      return Asset(name: name, kind: kind, path: place.path, color: set.color)
    }
    return AssetCatalog(path: path, assets: assets, problems: problems.sorted { $0.path < $1.path })
  }
}
