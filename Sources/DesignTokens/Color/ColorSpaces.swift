/// Colours from components in other spaces and models than sRGB.
extension ColorValue {
  /// Display P3 components, 0…1; what sRGB can't show is clamped, and the original is kept.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let original = DisplayP3Components(red: red, green: green, blue: blue)
    self.init(LinearRGB(original), alpha: alpha, displayP3: original)
  }

  /// Components proportional to light, with sRGB's primaries.
  package init(linearRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(LinearRGB(red: red, green: green, blue: blue), alpha: alpha)
  }

  /// A grey in sRGB's own curve: `UIColor(white:alpha:)`, `Color(white:)`.
  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A grey stored with gamma 2.2: asset catalogs' `gray-gamma-22`, Interface Builder's generic gray.
  package init(grayGamma22 white: Double, alpha: Double = 1) {
    self.init(white: LinearRGB.encode(LinearRGB.decodeGamma22(white)), alpha: alpha)
  }

  /// Hue, saturation and brightness, each 0…1; a hue outside wraps around.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let chroma = brightness * saturation
    self.init(hue: hue, chroma: chroma, offset: brightness - chroma, alpha: alpha)
  }

  /// Hue, saturation and lightness, each 0…1; a hue outside wraps around.
  package init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    self.init(hue: hue, chroma: chroma, offset: lightness - chroma / 2, alpha: alpha)
  }

  /// Cyan, magenta, yellow and black inks, each 0…1, without a press profile: what can be known off a device.
  package init(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double = 1) {
    let light = 1 - black
    self.init(red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
  }

  private init(_ light: LinearRGB, alpha: Double, displayP3: DisplayP3Components? = nil) {
    self.init(
      red: LinearRGB.encode(light.red),
      green: LinearRGB.encode(light.green),
      blue: LinearRGB.encode(light.blue),
      alpha: alpha,
      displayP3: displayP3
    )
  }

  /// The hexagonal model that HSB and HSL share.
  private init(hue: Double, chroma: Double, offset: Double, alpha: Double) {
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    let sector = turns * 6
    let middle = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let channels: (Double, Double, Double) =
      switch sector {
      case ..<1: (chroma, middle, 0)
      case ..<2: (middle, chroma, 0)
      case ..<3: (0, chroma, middle)
      case ..<4: (0, middle, chroma)
      case ..<5: (middle, 0, chroma)
      default: (chroma, 0, middle)
      }
    self.init(red: channels.0 + offset, green: channels.1 + offset, blue: channels.2 + offset, alpha: alpha)
  }
}
