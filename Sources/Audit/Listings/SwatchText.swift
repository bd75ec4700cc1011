import DesignTokens

/// Colour swatches for terminals that show them.
enum SwatchText {
  /// A block of the colour in each of light and dark, for terminals with 24-bit colour.
  static func swatch(_ color: AppearanceColor) -> String {
    let appearances: [Appearance] = color[.dark] == nil ? [.light] : [.light, .dark]
    return appearances.compactMap { color.resolved(in: $0)?.bytes }.map { bytes in
      "\u{1B}[48;2;\(bytes.red);\(bytes.green);\(bytes.blue)m  \u{1B}[0m"
    }.joined()
  }
}
