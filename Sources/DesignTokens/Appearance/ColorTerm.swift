/// A colour as a definition states it for one appearance.
package enum ColorTerm: Hashable, Sendable {
  case value(ColorValue)
  case system(SystemColor)

  package var value: ColorValue? {
    if case .value(let value) = self { value } else { nil }
  }

  package var system: SystemColor? {
    if case .system(let system) = self { system } else { nil }
  }

  /// What is shown in `appearance`; `nil` for a platform colour whose value isn't published.
  package func resolved(in appearance: Appearance, on platform: Platform) -> ColorValue? {
    switch self {
    case .value(let value):
      return value
    case .system(let system):
      return PlatformPalette.systemColor(system.name, on: platform)?.values?
        .value(in: appearance)?
        .multiplyingAlpha(by: system.alpha)
    }
  }

  package func multiplyingAlpha(by factor: Double) -> ColorTerm {
    switch self {
    case .value(let value): .value(value.multiplyingAlpha(by: factor))
    case .system(let system): .system(system.multiplyingAlpha(by: factor))
    }
  }
}
