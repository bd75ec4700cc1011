import DesignTokens
import Usages

/// How messages name a colour.
enum ColorWords {
  /// ` #RRGGBBAA` with the alpha only where it is below 1, `??` where it isn't known; empty where the value isn't.
  static func value(_ usage: Usage) -> String {
    guard case .color(let color)? = usage.value, let value = color.resolved(in: .light) else { return "" }
    let text = value.hexText
    if usage.unknownAlpha == .within { return " " + text.dropLast(2) + "??" }
    return " " + (text.hasSuffix("FF") ? String(text.dropLast(2)) : text)
  }
}
