/// The height of a line of text.
package struct LineHeight: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable {
    /// Times the font's size.
    case multiple
    case points
  }

  package var value: Double
  package var unit: Unit

  package init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// Points, for a font of `size` points.
  package func points(forSize size: Double) -> Double {
    unit == .multiple ? value * size : value
  }
}
