import SwiftSource

/// Paddings, insets and gaps, in SwiftUI and UIKit.
enum SwiftUISpacing: Recognizer {
  static let calls = [
    "padding", "EdgeInsets", "UIEdgeInsets", "NSEdgeInsets", "NSDirectionalEdgeInsets", "setCustomSpacing",
    "init",
  ]
  static let properties = ["spacing"]

  private static let edges: Set<String> = ["top", "left", "leading", "bottom", "right", "trailing"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    switch call.name {
    case "padding":
      guard scanner.isModifier(call) else { return nil }
      return all(call, .padding) { $0.label == nil }
    case "init":
      // Nothing else is made of four edges.
      guard call.arguments.count == 4,
        call.arguments.allSatisfy({ $0.label.map { edges.contains($0) } ?? false })
      else { return nil }
      return all(call, .inset) { _ in true }
    case "setCustomSpacing": return all(call, .gap) { $0.label == nil }
    default:
      guard call.base == nil, !call.isImplicitMember else { return nil }
      return all(call, .inset) { $0.label != nil }
    }
  }

  static func expectation(of assignment: AssignmentSite, _ scanner: UsageScanner) -> Expectation? {
    .measure(Measure(kind: .spacing, allowsNegative: true), .gap)
  }

  private static func all(_ call: CallSite, _ role: UsageRole, _ counts: (ArgumentView) -> Bool) -> Recognition {
    var expectations: [Int: Expectation] = [:]
    for (index, argument) in call.arguments.enumerated() where counts(argument) {
      expectations[index] = .measure(Measure(kind: .spacing, allowsNegative: true), role)
    }
    return Recognition(expectations: expectations)
  }
}
