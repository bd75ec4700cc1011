/// One colour: sRGB components and alpha, each 0…1.
///
/// Two values are equal when all four 8-bit channels are: that is what a screen shows and a report prints. Where a
/// colour came from (`displayP3`) and whether it lost something on the way (`isClamped`) does not count.
package struct ColorValue: Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double
  /// The colour as it was written, where it was written in Display P3.
  package let displayP3: DisplayP3Components?
  /// Whether a component lay outside 0…1, so that sRGB can't show the colour that was written.
  package let isClamped: Bool

  /// Components outside 0…1 are clamped, and so is what is not a number (to 0).
  package init(
    red: Double,
    green: Double,
    blue: Double,
    alpha: Double = 1,
    displayP3: DisplayP3Components? = nil
  ) {
    self.red = Self.clamp(red)
    self.green = Self.clamp(green)
    self.blue = Self.clamp(blue)
    self.alpha = Self.clamp(alpha)
    self.displayP3 = displayP3
    isClamped = [red, green, blue].contains { !($0 > -Self.clampingTolerance && $0 < 1 + Self.clampingTolerance) }
  }

  package init(_ bytes: RGBA8) {
    self.init(
      red: Double(bytes.red) / 255,
      green: Double(bytes.green) / 255,
      blue: Double(bytes.blue) / 255,
      alpha: Double(bytes.alpha) / 255
    )
  }

  package static let black = ColorValue(red: 0, green: 0, blue: 0)
  package static let white = ColorValue(red: 1, green: 1, blue: 1)
  package static let clear = ColorValue(red: 0, green: 0, blue: 0, alpha: 0)

  /// The four channels in 8 bits, each rounded half up.
  package var bytes: RGBA8 {
    RGBA8(
      red: Self.byte(red),
      green: Self.byte(green),
      blue: Self.byte(blue),
      alpha: Self.byte(alpha)
    )
  }

  /// `#RRGGBBAA`, upper case.
  package var hexText: String { bytes.hexText }

  /// Whether every channel, alpha included, differs by at most `tolerance` steps of 255.
  ///
  /// A tolerance of 1 absorbs wide-gamut conversion and components written with three decimals.
  package func isClose(to other: ColorValue, tolerance: Int = 1) -> Bool {
    bytes.largestDifference(to: other.bytes) <= tolerance
  }

  /// Whether the colour without its alpha is the same, in 8 bits.
  package func hasSameChannels(as other: ColorValue) -> Bool {
    let (mine, theirs) = (bytes, other.bytes)
    return mine.red == theirs.red && mine.green == theirs.green && mine.blue == theirs.blue
  }

  /// Half a step of 8 bits: what a conversion may overshoot by without a visible loss.
  private static let clampingTolerance = 0.5 / 255

  private static func clamp(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }

  /// `component` is within 0…1 by construction.
  private static func byte(_ component: Double) -> UInt8 {
    UInt8((component * 255 + 0.5).rounded(.down))
  }
}

extension ColorValue: Hashable {
  package static func == (left: ColorValue, right: ColorValue) -> Bool { left.bytes == right.bytes }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension ColorValue: CustomStringConvertible {
  package var description: String { hexText }
}
