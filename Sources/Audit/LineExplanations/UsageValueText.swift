import DesignTokens
import Usages

/// The values that code states, in words.
enum UsageValueText {
  static func describe(_ value: UsageValue) -> String {
    switch value {
    case .color(let color): ValueText.describe(color)
    case .font(let font): ValueText.describe(.font(font))
    case .length(let length): DecimalText.of(length, places: 3) + (length == 1 ? " point" : " points")
    case .opacity(let opacity): DecimalText.of(opacity, places: 3)
    case .asset(let name): "the asset '\(name)'"
    }
  }
}
