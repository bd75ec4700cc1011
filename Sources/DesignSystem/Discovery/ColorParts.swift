import DesignTokens
import Evaluation
import Symbols

/// Reads a struct of the workspace that holds one colour in parts, a part for each appearance.
enum ColorParts {
  /// `nil` where a part is something else than a colour for an appearance, or there is no light one.
  static func color(_ instance: InstanceValue) -> AppearanceColor? {
    guard case .nominal = instance.type, !instance.fields.isEmpty else { return nil }
    var parts: [Appearance: AppearanceColor] = [:]
    for field in instance.fields {
      guard let label = field.label, let appearance = appearances[label.lowercased()] else { return nil }
      if let color = field.value.color {
        parts[appearance] = color
      } else if let inner = field.value.instance.flatMap(color) {
        parts[appearance] = inner
      } else if !field.value.isNothing {
        return nil
      }
    }
    guard parts[.light] != nil else { return nil }
    return AppearanceColor(parts)
  }

  private static let appearances: [String: Appearance] = [
    "light": .light, "dark": .dark, "any": .light, "lightcolor": .light, "darkcolor": .dark,
    "lighthighcontrast": .lightHC, "darkhighcontrast": .darkHC, "lightelevated": .lightElevated,
    "darkelevated": .darkElevated, "lightelevatedhighcontrast": .lightElevatedHC,
    "darkelevatedhighcontrast": .darkElevatedHC,
  ]
}
