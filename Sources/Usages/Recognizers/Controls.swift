import DesignSystem
import DesignTokens
import SwiftSource
import Symbols

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
    let configured = scanner.known.components[call.name]
    let replacement = configured ?? discovered(call.name, scanner)
    return Recognition(
      usages: [
        scanner.usage(
          .component(type: call.name, replacement: replacement, isConfigured: configured != nil),
          .component,
          at: scanner.unit.range(call.node),
          value: nil
        )
      ])
  }

  /// The library's component for a platform control, unless this is the library.
  private static func discovered(_ type: String, _ scanner: UsageScanner) -> String? {
    let module = scanner.table.files[Int(scanner.file)].module
    return scanner.known.vocabulary.components.first {
      $0.root == type && $0.offer.isOffered && !$0.module.isEmpty && $0.module != module
    }?.name.text
  }
}
