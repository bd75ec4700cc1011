/// Bounds that keep decision tables small whatever the input.
package enum ConditionalLimits {
  /// The most rows of a table: room for light and dark of a theme matrix, or for all appearances on all platforms.
  package static let rows = 64
}
