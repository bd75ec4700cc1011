import DesignTokens

extension ValueText {
  /// The value in a few letters: `#2B2118 / #F6EEE4`, `34 semibold`, `16`.
  static func short(_ value: TokenValue) -> String {
    switch value {
    case .color(let color):
      guard let light = color.resolved(in: .light) else { return describe(color) }
      guard color.system == nil, color[.dark] != nil, let dark = color.resolved(in: .dark) else {
        return color.system?.name ?? light.bytes.shortHexText
      }
      return light.bytes.shortHexText + " / " + dark.bytes.shortHexText
    case .typography(let typography): return describe(.font(typography.font))
    default: return describe(value)
    }
  }
}
