/// A shadow: one or more layers, painted from the last to the first.
package struct ShadowValue: Hashable, Sendable {
  package var layers: [Layer]

  package init(layers: [Layer]) {
    self.layers = layers
  }

  /// One drop shadow. Lengths are points; what a definition leaves open is `nil`.
  package struct Layer: Hashable, Sendable {
    /// What the definition calls the layer, where it has several: `key`, `ambient`.
    package var name: String?
    package var color: AppearanceColor?
    /// The token that the colour was reached through.
    package var colorReference: TokenName?
    /// 0…1, on top of the colour's own alpha.
    package var opacity: Double?
    package var blur: Double?
    package var spread: Double?
    package var x: Double?
    package var y: Double?

    package init(
      name: String? = nil,
      color: AppearanceColor? = nil,
      colorReference: TokenName? = nil,
      opacity: Double? = nil,
      blur: Double? = nil,
      spread: Double? = nil,
      x: Double? = nil,
      y: Double? = nil
    ) {
      self.name = name
      self.color = color
      self.colorReference = colorReference
      self.opacity = opacity
      self.blur = blur
      self.spread = spread
      self.x = x
      self.y = y
    }
  }
}
