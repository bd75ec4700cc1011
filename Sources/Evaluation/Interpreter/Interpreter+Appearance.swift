import DesignTokens

extension Interpreter {
  /// Runs `body` as often as the appearance matters to it, and makes one colour of what it gives.
  ///
  /// At the outermost level only where no appearance is assumed yet; what is no colour stays as it is in light.
  func adaptive(_ body: () -> Evaluated) -> Evaluated {
    guard world.appearance == nil else { return body() }
    let usual = body()
    let asked = queries.filter(\.isAppearance)
    guard !asked.isEmpty, usual.color != nil else { return usual }
    var result = usual
    if case .success(let color) = variants(asked, body) { result.value = .color(color) }
    queries.subtract(asked)
    return result
  }

  /// The colour that a trait closure or provider stands for.
  func provided(by body: () -> Evaluated) -> Evaluated {
    let outer = (world.appearance, queries)
    defer { world.appearance = outer.0 }
    queries = []
    world.appearance = .light
    let light = body()
    let asked = queries.filter(\.isAppearance)
    queries = queries.filter { !$0.isAppearance }.union(outer.1)
    guard light.color != nil else {
      return light.unresolved == nil ? unresolved("a colour provider gives no colour") : light
    }
    guard !asked.isEmpty else { return light }
    world.appearance = nil
    switch variants(asked, body) {
    case .success(let color): return Evaluated(.color(color))
    case .failure(let why): return Evaluated(.unresolved(why.reason))
    }
  }

  /// The colour that `body` gives in each appearance that differs along the axes `asked` about, or that it asks about on
  /// the way.
  private func variants(_ asked: Set<Query>, _ body: () -> Evaluated) -> Result<AppearanceColor, Undecided> {
    let outer = (world.appearance, queries)
    defer { (world.appearance, queries) = (outer.0, queries.filter { !$0.isAppearance }.union(outer.1)) }
    var axes = asked
    var colors: [Appearance: AppearanceColor] = [:]
    var isComplete = false
    while !isComplete {
      isComplete = true
      for appearance in Appearance.all where colors[appearance] == nil {
        guard axes.contains(.style) || !appearance.isDark, axes.contains(.contrast) || !appearance.isHighContrast,
          axes.contains(.level) || !appearance.isElevated
        else { continue }
        world.appearance = appearance
        let result = body()
        guard let color = result.color else {
          let why = result.unresolved ?? Unresolved("\(described(result)) and no colour in '\(appearance.name)'")
          return .failure(Undecided(reason: why))
        }
        colors[appearance] = color
        let found = queries.filter(\.isAppearance)
        if !found.isSubset(of: axes) {
          axes.formUnion(found)
          isComplete = false
        }
      }
    }
    guard let color = AppearanceColor(withoutRepetitions(colors)) else {
      return .failure(Undecided(reason: Unresolved("no appearance")))
    }
    return .success(color)
  }

  /// Without the appearances that show what the one they fall back to shows.
  private func withoutRepetitions(_ colors: [Appearance: AppearanceColor]) -> [Appearance: AppearanceColor] {
    var kept: [Appearance: AppearanceColor] = [:]
    for (appearance, color) in colors.sorted(by: { $0.key < $1.key }) {
      let fallback = appearance.fallbacks.dropFirst().first { kept[$0] != nil }
      // What adapts itself says more than its light half.
      if let fallback, kept[fallback] == color, color[appearance] == nil { continue }
      kept[appearance] = color
    }
    return kept
  }

  // MARK: Questions

  var isDark: Bool {
    queries.insert(.style)
    return world.appearance?.isDark ?? false
  }

  /// A trait or environment value that the appearance decides, by its name; `nil` for any other name.
  func trait(_ name: String) -> EvaluatedValue? {
    switch name {
    case "userInterfaceStyle":
      return .platformMember(type: "UIUserInterfaceStyle", name: isDark ? "dark" : "light")
    case "colorScheme": return .platformMember(type: "ColorScheme", name: isDark ? "dark" : "light")
    case "accessibilityContrast":
      queries.insert(.contrast)
      return .platformMember(
        type: "UIAccessibilityContrast",
        name: world.appearance?.isHighContrast == true ? "high" : "normal"
      )
    case "colorSchemeContrast":
      queries.insert(.contrast)
      return .platformMember(
        type: "ColorSchemeContrast",
        name: world.appearance?.isHighContrast == true ? "increased" : "standard"
      )
    case "userInterfaceLevel":
      queries.insert(.level)
      return .platformMember(
        type: "UIUserInterfaceLevel",
        name: world.appearance?.isElevated == true ? "elevated" : "base"
      )
    // SwiftUI's presented content is what UIKit calls elevated.
    case "isPresented":
      queries.insert(.level)
      return .bool(world.appearance?.isElevated == true)
    case "userInterfaceIdiom":
      for other in Platform.allCases where other != world.platform { queries.insert(.platform(other)) }
      return .platformMember(type: "UIUserInterfaceIdiom", name: idiom)
    default: return isDarkPredicate(name).map { .bool($0) }
    }
  }

  /// Whether a name of unknown origin asks for dark or light: `isDarkMode`, `isLight`.
  private func isDarkPredicate(_ name: String) -> Bool? {
    switch name {
    case "isDark", "isDarkMode", "isDarkTheme", "isDarkAppearance", "isDarkStyle", "isInDarkMode", "inDarkMode",
      "darkMode", "isDarkInterface":
      isDark
    case "isLight", "isLightMode", "isLightTheme", "isLightAppearance", "isInLightMode", "lightMode": !isDark
    default: nil
    }
  }

  private var idiom: String {
    switch world.platform {
    case .iOS: "phone"
    case .macOS: "mac"
    case .tvOS: "tv"
    case .watchOS: "watch"
    case .visionOS: "vision"
    }
  }
}
