import DesignTokens

/// UIKit's and Core Graphics' functions that take a colour without saying so in a label.
enum UIKitColors: Recognizer {
  static let calls = [
    "setTitleColor", "setTitleShadowColor", "setBackgroundColor", "setFillColor", "setStrokeColor", "setTextColor",
    "setBorderColor", "setTintColor", "setForegroundColor", "withTintColor", "blended", "setColor",
  ]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let index = call.name == "blended" ? call.index("of") : call.index(nil) else { return nil }
    return Recognition(expectations: [index: .color(LabelWords.colorRole(call.name), in: scanner.classFramework)])
  }
}
