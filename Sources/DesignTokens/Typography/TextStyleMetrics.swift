/// What a text style is at the default reading size.
package struct TextStyleMetrics: Hashable, Sendable {
  /// Points.
  package let size: Double
  package let weight: FontWeight
  /// Points from line to line.
  package let lineHeight: Double

  package init(size: Double, weight: FontWeight = .regular, lineHeight: Double) {
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
  }
}
