package import DesignTokens

/// The value that code states at a place; what isn't known is `nil` inside.
package enum UsageValue: Sendable, Hashable {
  /// Per appearance where the code states a pair; else the light value alone.
  case color(AppearanceColor)
  case font(FontValue)
  /// Points.
  case length(Double)
  /// 0…1.
  case opacity(Double)
  /// The name of an asset.
  case asset(String)
}
