/// The colours that platforms name for what they are used for. Values of increased contrast aren't published.
enum SemanticColors {
  /// UIKit's element colours of iOS 13 and later, `0xRRGGBBAA`.
  static let uiKit: [String: Row] = [
    "label": Row(0x0000_00FF, 0xFFFF_FFFF),
    "secondaryLabel": Row(0x3C3C_4399, 0xEBEB_F599),
    "tertiaryLabel": Row(0x3C3C_434C, 0xEBEB_F54C),
    "quaternaryLabel": Row(0x3C3C_432D, 0xEBEB_F529),
    "placeholderText": Row(0x3C3C_434C, 0xEBEB_F54C),
    "link": Row(0x007A_FFFF, 0x0984_FFFF),
    "separator": Row(0x3C3C_4349, 0x5454_5899),
    "opaqueSeparator": Row(0xC6C6_C8FF, 0x3838_3AFF),
    "systemFill": Row(0x7878_8033, 0x7878_805B),
    "secondarySystemFill": Row(0x7878_8028, 0x7878_8051),
    "tertiarySystemFill": Row(0x7676_801E, 0x7676_803D),
    "quaternarySystemFill": Row(0x7474_8014, 0x7676_802D),
    "systemBackground": Row(0xFFFF_FFFF, 0x0000_00FF, elevated: 0x1C1C_1EFF),
    "secondarySystemBackground": Row(0xF2F2_F7FF, 0x1C1C_1EFF, elevated: 0x2C2C_2EFF),
    "tertiarySystemBackground": Row(0xFFFF_FFFF, 0x2C2C_2EFF, elevated: 0x3A3A_3CFF),
    "systemGroupedBackground": Row(0xF2F2_F7FF, 0x0000_00FF, elevated: 0x1C1C_1EFF),
    "secondarySystemGroupedBackground": Row(0xFFFF_FFFF, 0x1C1C_1EFF, elevated: 0x2C2C_2EFF),
    "tertiarySystemGroupedBackground": Row(0xF2F2_F7FF, 0x2C2C_2EFF, elevated: 0x3A3A_3CFF),
    "darkText": Row(0x0000_00FF, 0x0000_00FF),
    "lightText": Row(0xFFFF_FF99, 0xFFFF_FF99),
  ]

  /// AppKit's element colours, `0xRRGGBBAA`; `nil` where the accent colour, a pattern or the desktop decides.
  static let appKit: [String: Row?] = [
    "labelColor": Row(0x0000_00D9, 0xFFFF_FFD9),
    "secondaryLabelColor": Row(0x0000_0080, 0xFFFF_FF8C),
    "tertiaryLabelColor": Row(0x0000_0042, 0xFFFF_FF40),
    "quaternaryLabelColor": Row(0x0000_001A, 0xFFFF_FF1A),
    "quinaryLabelColor": nil,
    "textColor": Row(0x0000_00FF, 0xFFFF_FFFF),
    "textBackgroundColor": Row(0xFFFF_FFFF, 0x1E1E_1EFF),
    "textInsertionPointColor": nil,
    "placeholderTextColor": Row(0x0000_0040, 0xFFFF_FF40),
    "selectedTextColor": Row(0x0000_00FF, 0xFFFF_FFFF),
    "selectedTextBackgroundColor": nil,
    "unemphasizedSelectedTextColor": Row(0x0000_00FF, 0xFFFF_FFFF),
    "unemphasizedSelectedTextBackgroundColor": Row(0xDCDC_DCFF, 0x4646_46FF),
    "linkColor": Row(0x0068_DAFF, 0x419C_FFFF),
    "separatorColor": Row(0x0000_001A, 0xFFFF_FF1A),
    "selectedContentBackgroundColor": nil,
    "unemphasizedSelectedContentBackgroundColor": Row(0xDCDC_DCFF, 0x4646_46FF),
    "selectedMenuItemTextColor": Row(0xFFFF_FFFF, 0xFFFF_FFFF),
    "gridColor": Row(0xE6E6_E6FF, 0x1A1A_1AFF),
    "headerTextColor": Row(0x0000_00D9, 0xFFFF_FFFF),
    "controlAccentColor": nil,
    "controlColor": Row(0xFFFF_FFFF, 0xFFFF_FF40),
    "controlBackgroundColor": Row(0xFFFF_FFFF, 0x1E1E_1EFF),
    "controlTextColor": Row(0x0000_00D9, 0xFFFF_FFD9),
    "disabledControlTextColor": Row(0x0000_0040, 0xFFFF_FF40),
    "selectedControlColor": nil,
    "selectedControlTextColor": Row(0x0000_00D9, 0xFFFF_FFD9),
    "alternateSelectedControlTextColor": Row(0xFFFF_FFFF, 0xFFFF_FFFF),
    "scrubberTexturedBackground": nil,
    "windowBackgroundColor": Row(0xECEC_ECFF, 0x3232_32FF),
    "windowFrameTextColor": Row(0x0000_00D9, 0xFFFF_FFD9),
    "underPageBackgroundColor": nil,
    "findHighlightColor": Row(0xFFFF_00FF, 0xFFFF_00FF),
    "highlightColor": nil,
    "keyboardFocusIndicatorColor": nil,
    "shadowColor": Row(0x0000_00FF, 0x0000_00FF),
    "systemFill": nil,
    "secondarySystemFill": nil,
    "tertiarySystemFill": nil,
    "quaternarySystemFill": nil,
    "quinarySystemFill": nil,
  ]

  /// SwiftUI's levels of the foreground and the UIKit and AppKit colours behind them; `nil` where only the style
  /// around decides.
  static let swiftUI: [String: (uiKit: String, appKit: String)?] = [
    "primary": ("label", "labelColor"),
    "secondary": ("secondaryLabel", "secondaryLabelColor"),
    "tertiary": nil,
    "quaternary": nil,
  ]

  struct Row {
    let light: UInt32
    let dark: UInt32
    /// Dark, on a raised layer.
    let elevated: UInt32?

    init(_ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil) {
      self.light = light
      self.dark = dark
      self.elevated = elevated
    }

    var color: AppearanceColor {
      var color = AppearanceColor(ColorValue(RGBA8(rgba: light)))
      if dark != light { color[.dark] = .value(ColorValue(RGBA8(rgba: dark))) }
      if let elevated { color[.darkElevated] = .value(ColorValue(RGBA8(rgba: elevated))) }
      return color
    }
  }
}
