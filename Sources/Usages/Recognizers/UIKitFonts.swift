/// UIKit's functions that take a font.
enum UIKitFonts: Recognizer {
  static let calls = ["Font"]

  /// `Font(UIFont…)`, `Font.init`: look inside.
  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard scanner.platformType(call.callee) == "Font", call.arguments.count == 1 else { return nil }
    return Recognition(expectations: [0: .font(call.expectation.role)])
  }
}
