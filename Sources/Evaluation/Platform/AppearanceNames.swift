import Symbols

/// The names of AppKit's appearances, as far as they say light or dark.
enum AppearanceNames {
  /// The name of the appearance that a run assumes.
  static func current(_ interpreter: Interpreter) -> Evaluated { named(interpreter.isDark ? "darkAqua" : "aqua") }

  /// `bestMatch(from: […])`: the first of the names that is as light or dark as the run's appearance, `nil` where none
  /// is; where the list isn't known, that of the appearance.
  static func bestMatch(_ arguments: [Argument], _ interpreter: Interpreter) -> Evaluated {
    let list = arguments.first.map { interpreter.value(of: $0, .array(.external(type))) }
    guard let elements = list?.elements else { return current(interpreter) }
    let isDark = interpreter.isDark
    for element in elements {
      guard case .platformMember(_, let name) = element.value else { return current(interpreter) }
      if isDark == dark.contains(name) { return named(name) }
    }
    return Evaluated(.nothing)
  }

  private static func named(_ name: String) -> Evaluated { Evaluated(.platformMember(type: type, name: name)) }

  private static let type = "NSAppearance.Name"

  private static let dark: Set<String> = [
    "darkAqua", "vibrantDark", "accessibilityHighContrastDarkAqua", "accessibilityHighContrastVibrantDark",
  ]
}
