package import DesignTokens

/// The colours of the workspace's asset catalogs, as code names them.
package struct AssetValues: Sendable {
  /// The colour called `name` (folders with a namespace included: `Brand/Accent`), as seen from a file's path.
  package let named: @Sendable (_ name: String, _ path: String) -> AppearanceColor?
  /// The colour whose generated symbol (`ColorResource.accentTint`) is called `symbol`.
  package let symbol: @Sendable (_ symbol: String, _ path: String) -> AppearanceColor?

  package init(
    named: @escaping @Sendable (_ name: String, _ path: String) -> AppearanceColor?,
    symbol: @escaping @Sendable (_ symbol: String, _ path: String) -> AppearanceColor?
  ) {
    self.named = named
    self.symbol = symbol
  }

  package static let none = AssetValues(named: { _, _ in nil }, symbol: { _, _ in nil })
}
