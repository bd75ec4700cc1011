import DefinitionSources
import DesignTokens
import Evaluation

/// The colours of the asset catalogs by name, the nearest catalog first.
struct AssetTable: Sendable {
  private let byName: [String: [(path: String, color: AppearanceColor)]]
  private let bySymbol: [String: [(path: String, color: AppearanceColor)]]

  init(_ catalogs: [AssetCatalog]) {
    var byName: [String: [(path: String, color: AppearanceColor)]] = [:]
    var bySymbol: [String: [(path: String, color: AppearanceColor)]] = [:]
    for asset in catalogs.flatMap(\.colors) {
      guard let color = asset.color?.value(in: .standard) else { continue }
      byName[asset.name.text, default: []].append((asset.path, color))
      bySymbol[AssetIdentifier.xcodeSymbol(for: asset).joined(separator: "."), default: []].append((asset.path, color))
    }
    self.byName = byName
    self.bySymbol = bySymbol
  }

  var values: AssetValues {
    AssetValues(
      named: { name, path in Self.nearest(byName[name], to: path) },
      symbol: { symbol, path in Self.nearest(bySymbol[symbol], to: path) }
    )
  }

  /// Of several catalogs' colours of one name, the one with the longest common path.
  private static func nearest(_ found: [(path: String, color: AppearanceColor)]?, to path: String) -> AppearanceColor? {
    guard let found, found.count > 1 else { return found?.first?.color }
    func common(_ other: String) -> Int { zip(other.utf8, path.utf8).prefix { $0 == $1 }.count }
    return found.max { common($0.path) < common($1.path) }?.color
  }
}
