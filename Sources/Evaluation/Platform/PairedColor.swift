import DesignTokens
import Symbols

/// Colours stated per appearance by argument labels: `light:`, `dark:`, `darkElevated:`, `lightHighContrast:`, ….
enum PairedColor {
  /// `nil` where the labels don't state a light colour.
  static func make(_ arguments: [Argument], _ type: String, _ interpreter: Interpreter) -> Evaluated? {
    var colors: [Appearance: AppearanceColor] = [:]
    for argument in arguments {
      guard let label = argument.label, let appearance = appearance(label) else { return nil }
      let value = interpreter.value(of: argument, .external(type))
      if value.isNothing { continue }
      if value.unresolved != nil { return value }
      guard let color = value.color ?? HexHelper.conventional(value, nil).map({ AppearanceColor($0) }) else {
        return nil
      }
      colors[appearance] = color
    }
    guard colors[.light] != nil, let color = AppearanceColor(colors) else { return nil }
    return Evaluated(.color(color))
  }

  static func appearance(_ label: String) -> Appearance? {
    let words = label.hasSuffix("Color") ? String(label.dropLast(5)) : label
    switch words {
    case "light", "any", "regular", "lightMode", "default", "normal": return .light
    case "dark", "darkMode": return .dark
    case "lightHighContrast", "highContrastLight": return .lightHC
    case "darkHighContrast", "highContrastDark": return .darkHC
    case "lightElevated": return .lightElevated
    case "darkElevated": return .darkElevated
    case "lightElevatedHighContrast": return .lightElevatedHC
    case "darkElevatedHighContrast": return .darkElevatedHC
    default: return nil
    }
  }
}
