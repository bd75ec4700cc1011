/// Colours made from a colour.
extension ColorValue {
  /// `.opacity(x)`: alpha times `factor`.
  package func multiplyingAlpha(by factor: Double) -> ColorValue {
    withAlpha(alpha * factor)
  }

  /// `.withAlphaComponent(x)`: alpha replaced.
  package func withAlpha(_ alpha: Double) -> ColorValue {
    ColorValue(red: red, green: green, blue: blue, alpha: alpha, displayP3: displayP3)
  }

  /// HSB brightness times `1 − amount`, hue and saturation kept, which scales every channel alike.
  package func darker(by amount: Double) -> ColorValue {
    scalingBrightness(by: 1 - amount)
  }

  /// HSB brightness times `1 + amount`, at most full brightness.
  package func lighter(by amount: Double) -> ColorValue {
    scalingBrightness(by: 1 + amount)
  }

  /// This colour painted over an opaque `background`; the result is opaque.
  package func composited(over background: ColorValue) -> ColorValue {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return ColorValue(
      red: mix(red, background.red),
      green: mix(green, background.green),
      blue: mix(blue, background.blue)
    )
  }

  private func scalingBrightness(by factor: Double) -> ColorValue {
    let brightness = max(red, green, blue)
    guard brightness > 0, factor.isFinite else { return self }
    let scale = min(max(factor, 0), 1 / brightness)
    return ColorValue(red: red * scale, green: green * scale, blue: blue * scale, alpha: alpha)
  }
}
