import SwiftSource

/// `.cornerRadius(8)`; the label `cornerRadius:` speaks for itself.
enum SwiftUIShapes: Recognizer {
  static let calls = ["cornerRadius"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard scanner.isModifier(call), let first = call.arguments.first, first.label == nil else {
      return nil
    }
    return Recognition(expectations: [0: .measure(Measure(kind: .radius))])
  }
}
