/// The colours that the platforms offer by name, with the values that Apple publishes for them.
package enum PlatformPalette {
  /// Names that stand for a colour and not for its use, in any framework: what `palette-color` is about.
  package static let paletteNames: Set<String> = hueNames.union(constants.keys).union(SystemHues.names)

  /// `UIColor`'s names for uses.
  package static let uiKitSemanticNames: Set<String> = Set(SemanticColors.uiKit.keys)

  /// `NSColor`'s names for uses.
  package static let appKitSemanticNames: Set<String> = Set(SemanticColors.appKit.keys)

  /// SwiftUI's levels of the foreground.
  package static let hierarchicalNames: Set<String> = Set(SemanticColors.swiftUI.keys)

  /// All names for uses, in any framework: what `system-color` is about.
  package static let semanticNames: Set<String> =
    uiKitSemanticNames.union(appKitSemanticNames).union(hierarchicalNames)

  /// The colour that `name` is in `framework`; `nil` where the framework has no such name.
  ///
  /// `Color.red` is the system's adaptive red, `UIColor.red` pure red. `clear` is none of these.
  package static func color(
    _ name: String,
    in framework: ColorFramework,
    on platform: Platform? = nil
  ) -> PlatformColor? {
    let platform = platform ?? (framework == .appKit ? .macOS : .iOS)
    switch framework {
    case .swiftUI: return swiftUIColor(name, on: platform)
    case .uiKit, .appKit:
      if let rgb = constants[name] { return constant(rgb) }
      let own = framework == .uiKit ? SystemHues.names : SystemHues.macNames
      let semantic = framework == .uiKit ? uiKitSemanticNames : appKitSemanticNames
      return own.contains(name) || semantic.contains(name) ? systemColor(name, on: platform) : nil
    }
  }

  /// The colour behind the name of a reference, in UIKit's or AppKit's spelling.
  package static func systemColor(_ name: String, on platform: Platform) -> PlatformColor? {
    if SystemHues.names.contains(name) {
      let values = SystemHues.values(name, on: platform)
      return PlatformColor(kind: .adaptive, system: SystemColor(name), values: values)
    }
    if platform == .macOS, let row = SemanticColors.appKit[name] ?? SemanticColors.appKit[name + "Color"] {
      return PlatformColor(kind: .semantic, system: SystemColor(name), values: row?.color)
    }
    if let row = SemanticColors.uiKit[name] {
      return PlatformColor(kind: .semantic, system: SystemColor(name), values: row.color)
    }
    if let row = SemanticColors.appKit[name] {
      return PlatformColor(kind: .semantic, system: SystemColor(name), values: row?.color)
    }
    return nil
  }

  /// Whether `name` is an adaptive or semantic colour of UIKit.
  package static func isUIKitName(_ name: String) -> Bool {
    SystemHues.names.contains(name) || uiKitSemanticNames.contains(name)
  }

  /// Whether the platform shows something else for `system` in `appearance` than in the one it falls back to, or may.
  package static func distinguishes(_ system: SystemColor, _ appearance: Appearance, on platform: Platform) -> Bool {
    guard let values = systemColor(system.name, on: platform)?.values else { return appearance == .dark }
    return values[appearance] != nil
  }

  private static func swiftUIColor(_ name: String, on platform: Platform) -> PlatformColor? {
    if name == "black" || name == "white" { return constants[name].map(constant) }
    if hueNames.contains(name) { return systemColor(systemName(ofHue: name), on: platform) }
    guard let level = SemanticColors.swiftUI[name] else { return nil }
    guard let level else { return PlatformColor(kind: .semantic, system: SystemColor(name), values: nil) }
    return systemColor(platform == .macOS ? level.appKit : level.uiKit, on: platform)
  }

  private static func constant(_ rgb: UInt32) -> PlatformColor {
    PlatformColor(kind: .constant, system: nil, values: AppearanceColor(ColorValue(RGBA8(rgb: rgb))))
  }

  /// `red` → `systemRed`
  private static func systemName(ofHue name: String) -> String {
    "system" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// SwiftUI's adaptive colours.
  private static let hueNames: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
  ]

  /// `UIColor`'s and `NSColor`'s constants.
  private static let constants: [String: UInt32] = [
    "black": 0x000000, "darkGray": 0x555555, "lightGray": 0xAAAAAA, "white": 0xFFFFFF, "gray": 0x808080,
    "red": 0xFF0000, "green": 0x00FF00, "blue": 0x0000FF, "cyan": 0x00FFFF, "yellow": 0xFFFF00,
    "magenta": 0xFF00FF, "orange": 0xFF8000, "purple": 0x800080, "brown": 0x996633,
  ]
}
