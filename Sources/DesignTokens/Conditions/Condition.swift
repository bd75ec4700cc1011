/// One thing that a value may depend on, and what it is: the appearance is dark, the platform is macOS.
package struct Condition: Hashable, Sendable {
  package enum Axis: Hashable, Sendable {
    case colorScheme
    case contrast
    case elevation
    case platform
    /// The system is older than a version (`iOS 26`): the branch behind a failed `#available`.
    case olderThan
    case theme
    /// Something else that code asks about, by the words it asks with: `horizontalSizeClass`, `isFloating`.
    case environment(String)

    /// The key of the axis in reports.
    package var name: String {
      switch self {
      case .colorScheme: "colorScheme"
      case .contrast: "contrast"
      case .elevation: "elevation"
      case .platform: "platform"
      case .olderThan: "olderThan"
      case .theme: "theme"
      case .environment(let name): name
      }
    }

    /// Whether `Appearance` covers it.
    package var isAppearance: Bool {
      switch self {
      case .colorScheme, .contrast, .elevation: true
      case .platform, .olderThan, .theme, .environment: false
      }
    }
  }

  package let axis: Axis
  package let value: String

  package init(_ axis: Axis, _ value: String) {
    self.axis = axis
    self.value = value
  }

  package static let light = Condition(.colorScheme, "light")
  package static let dark = Condition(.colorScheme, "dark")
  package static let normalContrast = Condition(.contrast, "normal")
  package static let highContrast = Condition(.contrast, "high")
  package static let base = Condition(.elevation, "base")
  package static let elevated = Condition(.elevation, "elevated")

  package static func platform(_ platform: Platform) -> Condition { Condition(.platform, platform.rawValue) }
  package static func theme(_ name: String) -> Condition { Condition(.theme, name) }
  package static func olderThan(_ version: String) -> Condition { Condition(.olderThan, version) }

  package static func environment(_ name: String, _ value: String) -> Condition {
    Condition(.environment(name), value)
  }
}

extension Condition: Comparable {
  /// By axis, the appearance's first, then by value.
  package static func < (left: Condition, right: Condition) -> Bool {
    left.axis == right.axis
      ? left.value < right.value
      : (left.axis.rank, left.axis.name) < (right.axis.rank, right.axis.name)
  }
}

extension Condition: CustomStringConvertible {
  package var description: String { axis.name + "=" + value }
}

extension Condition.Axis {
  fileprivate var rank: Int {
    switch self {
    case .colorScheme: 0
    case .contrast: 1
    case .elevation: 2
    case .platform: 3
    case .olderThan: 4
    case .theme: 5
    case .environment: 6
    }
  }
}
