import SwiftSource
import Symbols

/// The app's own modifiers that the configuration names (`"scaledFrame(size:)": "height"`).
enum ConfiguredModifiers {
  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard !scanner.options.modifiers.isEmpty else { return nil }
    var expectations: [Int: Expectation] = [:]
    for (index, kind) in scanner.options.modifiers.values(of: call.name, call.labels) {
      switch kind {
      case .color: expectations[index] = .color()
      case .font: expectations[index] = .font()
      default: expectations[index] = .measure(Measure(kind: kind, allowsNegative: kind == .spacing), .view)
      }
    }
    return expectations.isEmpty ? nil : Recognition(expectations: expectations)
  }
}
