/// What one of the app's own modifiers takes.
package enum ModifierKind: String, Sendable, CaseIterable {
  case color, font, fontSize, height, width, size, spacing, radius, border, shadow, opacity
}
