import DefinitionSources
import DesignTokens
import SwiftSource
import Symbols

/// Makes tokens of the colours in asset catalogs.
struct AssetDiscovery {
  let symbols: SymbolTable

  func tokens(of catalogs: [AssetCatalog]) -> [Token] {
    catalogs.flatMap { catalog in
      let module = module(near: catalog.path)
      return catalog.colors.compactMap { token($0, module: module) }
    }
  }

  private func token(_ asset: Asset, module: String) -> Token? {
    guard let color = asset.color else { return nil }
    let type = ResolvedType.external("ColorResource")
    let reach = TokenReach(
      owner: type.key,
      ownerName: "ColorResource",
      path: AssetIdentifier.xcodeSymbol(for: asset).joined(separator: "."),
      type: type
    )
    return Token(
      name: TokenName("Color(\"\(asset.name.text)\")"),
      kind: .color,
      value: color.map { .color($0) },
      place: DefinitionPlace(startOf: asset.path),
      reach: reach,
      module: module,
      access: .internal
    )
  }

  /// The module whose files lie nearest: the one that the longest common path leads to.
  private func module(near path: String) -> String {
    var best = (common: -1, module: "")
    for file in symbols.files {
      let common = zip(file.path.utf8, path.utf8).prefix { $0 == $1 }.count
      if common > best.common { best = (common, file.module) }
    }
    return best.module
  }
}
