import SwiftSource

/// A platform control made by its initialiser.
enum Controls: Recognizer {
  static let calls = [
    "UIButton", "UILabel", "UITextField", "UITextView", "UISwitch", "UISlider", "UISegmentedControl", "UIProgressView",
    "UIActivityIndicatorView", "UISearchBar", "UIPageControl", "UIStepper", "NSButton", "NSTextField", "NSSwitch",
    "NSSlider", "NSPopUpButton", "NSSearchField",
  ]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard scanner.unit.kind(call.callee) == .identifier, scanner.platformType(call.callee) == call.name else {
      return nil
    }
    return Recognition(
      usages: [
        scanner.usage(.component(type: call.name), .component, at: scanner.unit.range(call.node), value: nil)
      ])
  }
}
