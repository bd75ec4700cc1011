import DesignTokens
import Usages

/// How messages name a colour.
enum ColorWords {
  /// ` #RRGGBBAA` with the alpha only where it is below 1; empty where the value isn't known.
  static func value(_ usage: Usage) -> String {
    guard case .color(let color)? = usage.value, let value = color.resolved(in: .light) else { return "" }
    let text = value.hexText
    return " " + (text.hasSuffix("FF") ? String(text.dropLast(2)) : text)
  }
}
