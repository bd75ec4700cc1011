/// A font with the rest of a text's setting; what a definition leaves open is `nil`.
package struct TypographyValue: Hashable, Sendable {
  package var font: FontValue
  package var lineHeight: LineHeight?
  /// Points added between letters.
  package var letterSpacing: Double?
  package var color: AppearanceColor?
  /// The token that `color` was stated through.
  package var colorReference: TokenName?

  package init(
    font: FontValue,
    lineHeight: LineHeight? = nil,
    letterSpacing: Double? = nil,
    color: AppearanceColor? = nil,
    colorReference: TokenName? = nil
  ) {
    self.font = font
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.color = color
    self.colorReference = colorReference
  }
}
