/// What a platform tells a colour about its surroundings: light or dark, increased contrast, raised level.
package struct Appearance: Hashable, Sendable {
  package var isDark: Bool
  /// Increase Contrast is on.
  package var isHighContrast: Bool
  /// The content stands on a raised layer (UIKit's elevated interface level).
  package var isElevated: Bool

  package init(isDark: Bool = false, isHighContrast: Bool = false, isElevated: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.isElevated = isElevated
  }

  package static let light = Appearance()
  package static let dark = Appearance(isDark: true)
  package static let lightHC = Appearance(isHighContrast: true)
  package static let darkHC = Appearance(isDark: true, isHighContrast: true)
  package static let lightElevated = Appearance(isElevated: true)
  package static let darkElevated = Appearance(isDark: true, isElevated: true)
  package static let lightElevatedHC = Appearance(isHighContrast: true, isElevated: true)
  package static let darkElevatedHC = Appearance(isDark: true, isHighContrast: true, isElevated: true)

  /// All eight, in the order in which reports list them.
  package static let all: [Appearance] = [
    .light, .dark, .lightHC, .darkHC, .lightElevated, .darkElevated, .lightElevatedHC, .darkElevatedHC,
  ]

  /// The key of the appearance in reports: `light`, `darkHC`, `darkElevatedHC`, ….
  package var name: String {
    (isDark ? "dark" : "light") + (isElevated ? "Elevated" : "") + (isHighContrast ? "HC" : "")
  }

  /// This appearance, then those whose colour stands in where it has none: first the base level, then normal
  /// contrast, then neither, and last the same in light.
  package var fallbacks: [Appearance] {
    var result: [Appearance] = []
    for dark in isDark ? [true, false] : [false] {
      for contrast in isHighContrast ? [true, false] : [false] {
        for elevated in isElevated ? [true, false] : [false] {
          result.append(Appearance(isDark: dark, isHighContrast: contrast, isElevated: elevated))
        }
      }
    }
    return result
  }

  /// Whether this is `other`, or `other` with contrast or level added.
  package func refines(_ other: Appearance) -> Bool {
    isDark == other.isDark && (isHighContrast || !other.isHighContrast) && (isElevated || !other.isElevated)
  }
}

extension Appearance: Comparable {
  /// The order of `all`.
  package static func < (left: Appearance, right: Appearance) -> Bool { left.rank < right.rank }

  private var rank: Int { (isElevated ? 4 : 0) + (isHighContrast ? 2 : 0) + (isDark ? 1 : 0) }
}
