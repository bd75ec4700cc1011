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

  /// The library's component for a platform control, unless this is the library: the one with variants, states or
  /// sizes of its own, or one that is called like the control with a brand before it.
  private static func discovered(_ type: String, _ scanner: UsageScanner) -> String? {
    let module = scanner.table.files[Int(scanner.file)].module
    let candidates = scanner.known.vocabulary.components.filter {
      $0.root == type && $0.offer.isOffered && $0.access >= .public && !$0.module.isEmpty && $0.module != module
    }
    func tables(_ component: Component) -> Int {
      component.variants.count + component.states.count + component.sizes.count
    }
    let best = candidates.max { (tables($0), $1.name.text) < (tables($1), $0.name.text) }
    if let best, tables(best) > 0 { return best.name.text }
    let namesakes = candidates.filter { isNamesake($0, of: type) }
    return namesakes.count == 1 ? namesakes.first?.name.text : nil
  }

  /// Whether a component is called like the control: `KitButton` for `UIButton`, not `DeletableTagButton`.
  private static func isNamesake(_ component: Component, of type: String) -> Bool {
    let own = NameWords(component.name.lastComponent).words
    // AppKit's labels are text fields.
    return ([String(type.dropFirst(2))] + (type == "NSTextField" ? ["Label"] : [])).contains { name in
      let plain = NameWords(name).words
      return own.count <= plain.count + 1 && own.suffix(plain.count) == plain[...]
    }
  }
}
