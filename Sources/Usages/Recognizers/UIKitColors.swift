import DesignTokens

/// UIKit's, Core Graphics' and SDWebImage's functions that take a colour without saying so in a label.
enum UIKitColors: Recognizer {
  static let calls = [
    "setTitleColor", "setTitleShadowColor", "setBackgroundColor", "setFillColor", "setStrokeColor", "setTextColor",
    "setBorderColor", "setTintColor", "setForegroundColor", "withTintColor", "blended", "setColor",
    "sd_tintedImage",
  ]

  /// The label of the argument that is the colour, where it has one.
  private static let labels = ["blended": "of", "sd_tintedImage": "with"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let index = call.index(labels[call.name]) else { return nil }
    return Recognition(expectations: [index: .color(LabelWords.colorRole(call.name), in: scanner.classFramework)])
  }
}
