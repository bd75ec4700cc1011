/// What a value is for at its place, as far as the place says.
package enum UsageRole: String, Sendable, CaseIterable {
  // Colours
  case text, background, tint, border, fill, stroke, shadow, icon, separator, gradient
  // Heights and sizes
  case row, button, bar, field, view, sheet, image
  // Spacing
  case padding, gap, inset
  // Fonts
  case symbol
}
