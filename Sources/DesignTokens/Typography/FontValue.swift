/// A font as a definition states it; what it leaves open is `nil`.
package struct FontValue: Hashable, Sendable {
  package var family: FontFamily
  /// Points, at the default reading size.
  package var size: Double?
  package var weight: FontWeight?
  package var design: FontDesign
  package var isItalic: Bool
  /// All glyphs equally wide, by trait or `monospacedSystemFont`.
  package var isMonospaced: Bool
  /// Digits equally wide, the rest not.
  package var hasMonospacedDigits: Bool
  /// The style that the font is, or that its size scales with.
  package var textStyle: TextStyle?
  /// Whether the size follows the reader's setting.
  package var isScaled: Bool
  /// The largest scaled size, in points.
  package var maximumSize: Double?
  /// Typefaces tried in this order where `family` is missing.
  package var fallbacks: [FontFamily]

  package init(
    family: FontFamily = .system,
    size: Double? = nil,
    weight: FontWeight? = nil,
    design: FontDesign = .default,
    isItalic: Bool = false,
    isMonospaced: Bool = false,
    hasMonospacedDigits: Bool = false,
    textStyle: TextStyle? = nil,
    isScaled: Bool = false,
    maximumSize: Double? = nil,
    fallbacks: [FontFamily] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
    self.textStyle = textStyle
    self.isScaled = isScaled
    self.maximumSize = maximumSize
    self.fallbacks = fallbacks
  }

  /// The system font of a text style, which always scales.
  package init(textStyle: TextStyle, design: FontDesign = .default, weight: FontWeight? = nil) {
    self.init(weight: weight, design: design, textStyle: textStyle, isScaled: true)
  }

  /// A font by name, its weight and slant read from a PostScript name where it says them.
  package init(name: String, size: Double?) {
    let style = name.lowercased()
    self.init(
      family: .named(name),
      size: size,
      weight: FontWeight(postScriptName: name),
      isItalic: style.hasSuffix("italic") || style.hasSuffix("oblique")
    )
  }

  /// Gives it another size; a system font of a text style keeps the style's weight.
  package mutating func setSize(_ points: Double, on platform: Platform = .iOS) {
    if family == .system, weight == nil { weight = textStyle?.metrics(on: platform).weight }
    size = points
  }

  /// Points at the default reading size: stated, or the text style's.
  package func resolvedSize(on platform: Platform = .iOS) -> Double? {
    size ?? textStyle?.metrics(on: platform).size
  }

  /// The weight stated, or the text style's, or regular.
  package func resolvedWeight(on platform: Platform = .iOS) -> FontWeight {
    if let weight { return weight }
    return size == nil ? textStyle?.metrics(on: platform).weight ?? .regular : .regular
  }

  /// How far apart two fonts are: points of size, and 0.5 for each step of weight. `nil` where they can't be compared:
  /// another typeface, design or slant, or an unknown size.
  package func difference(to other: FontValue, on platform: Platform = .iOS) -> Double? {
    guard
      family == other.family, design == other.design, isItalic == other.isItalic, isMonospaced == other.isMonospaced,
      let size = resolvedSize(on: platform), let otherSize = other.resolvedSize(on: platform)
    else { return nil }
    let steps = abs(resolvedWeight(on: platform).step - other.resolvedWeight(on: platform).step)
    return abs(size - otherSize) + Double(steps) * 0.5
  }
}
