/// The hues and greys that adapt to the appearance, as Apple's Human Interface Guidelines list them ("Color",
/// specifications for iOS 13 to 18 and macOS 11 to 15): light, dark, and both with increased contrast.
enum SystemHues {
  /// Looks up `systemRed`, `systemGray4`, ….
  static func values(_ name: String, on platform: Platform) -> AppearanceColor? {
    let row: Row?
    switch platform {
    case .iOS, .tvOS, .watchOS: row = phone[name]
    case .macOS: row = mac[name]
    case .visionOS: row = phone[name].map { Row(mac[name]?.dark ?? $0.dark) }
    }
    return row?.color
  }

  /// UIKit's names.
  static let names: Set<String> = Set(phone.keys)
  /// AppKit's names.
  static let macNames: Set<String> = Set(mac.keys)

  private struct Row {
    let light: UInt32
    let dark: UInt32
    let lightHC: UInt32
    let darkHC: UInt32

    init(_ light: UInt32, _ dark: UInt32, _ lightHC: UInt32, _ darkHC: UInt32) {
      self.light = light
      self.dark = dark
      self.lightHC = lightHC
      self.darkHC = darkHC
    }

    /// The same everywhere.
    init(_ value: UInt32) {
      self.init(value, value, value, value)
    }

    var color: AppearanceColor {
      var color = AppearanceColor(ColorValue(RGBA8(rgb: light)))
      if dark != light { color[.dark] = .value(ColorValue(RGBA8(rgb: dark))) }
      if lightHC != light { color[.lightHC] = .value(ColorValue(RGBA8(rgb: lightHC))) }
      if darkHC != dark { color[.darkHC] = .value(ColorValue(RGBA8(rgb: darkHC))) }
      return color
    }
  }

  private static let phone: [String: Row] = [
    "systemRed": Row(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    "systemOrange": Row(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    "systemYellow": Row(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    "systemGreen": Row(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    "systemMint": Row(0x00C7BE, 0x66D4CF, 0x0C817B, 0x66D4CF),
    "systemTeal": Row(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    "systemCyan": Row(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    "systemBlue": Row(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    "systemIndigo": Row(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    "systemPurple": Row(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    "systemPink": Row(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    "systemBrown": Row(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    "systemGray": Row(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    "systemGray2": Row(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    "systemGray3": Row(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    "systemGray4": Row(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    "systemGray5": Row(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    "systemGray6": Row(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]

  private static let mac: [String: Row] = [
    "systemRed": Row(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    "systemOrange": Row(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    "systemYellow": Row(0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426),
    "systemGreen": Row(0x28CD41, 0x32D74B, 0x007D1B, 0x31DE4B),
    "systemMint": Row(0x00C7BE, 0x66D4CF, 0x0C817B, 0x66D4CF),
    "systemTeal": Row(0x59ADC4, 0x6AC4DC, 0x008299, 0x5DE6FF),
    "systemCyan": Row(0x55BEF0, 0x5AC8F5, 0x0071A4, 0x70D7FF),
    "systemBlue": Row(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    "systemIndigo": Row(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    "systemPurple": Row(0xAF52DE, 0xBF5AF2, 0xAD44AB, 0xDA8FFF),
    "systemPink": Row(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    "systemBrown": Row(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    "systemGray": Row(0x8E8E93, 0x98989D, 0x69696E, 0x98989D),
  ]
}
