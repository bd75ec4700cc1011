/// A `Contents.json` within an asset catalog.
package struct AssetCatalogFile: Sendable {
  /// With `/` between folders; one of them ends in `.xcassets`.
  package let path: String
  /// Left empty for files that `AssetCatalogReader.readsContents` doesn't ask for.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
