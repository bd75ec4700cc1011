import DesignTokens
import Evaluation
import Symbols

/// Reads instances of platform types: sizes, insets, gradients.
enum PlatformInstance {
  /// `nil` for an instance of any other type.
  static func value(_ instance: InstanceValue) -> TokenValue? {
    guard case .external(let type) = instance.type else { return nil }
    switch type {
    case "CGSize", "NSSize":
      guard let width = number(instance, "width"), let height = number(instance, "height") else { return nil }
      return .size(SizeValue(width: width, height: height))
    case "UIEdgeInsets", "NSEdgeInsets":
      return edges(instance, "left", "right")
    case "EdgeInsets", "NSDirectionalEdgeInsets":
      return edges(instance, "leading", "trailing")
    case "Gradient", "LinearGradient":
      return gradient(instance)
    default: return nil
    }
  }

  private static func number(_ instance: InstanceValue, _ field: String) -> Double? { instance[field]?.number }

  private static func edges(_ instance: InstanceValue, _ left: String, _ right: String) -> TokenValue? {
    guard let top = number(instance, "top"), let left = number(instance, left) ?? number(instance, "left"),
      let bottom = number(instance, "bottom"), let right = number(instance, right) ?? number(instance, "right")
    else { return nil }
    return .edges(EdgeValues(top: top, left: left, bottom: bottom, right: right))
  }

  private static func gradient(_ instance: InstanceValue) -> TokenValue? {
    let inner = instance["gradient"]?.instance ?? instance
    guard let colors = inner["colors"]?.elements, !colors.isEmpty else { return nil }
    return .gradient(GradientValue(stops: colors.map { GradientValue.Stop(color: $0.color) }))
  }
}
