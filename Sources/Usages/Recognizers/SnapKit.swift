import SwiftSource

/// SnapKit's `make.height.equalTo(44)`.
enum SnapKit: Recognizer {
  static let calls = ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let base = call.base, call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
    let attributes = chain(base, scanner.unit)
    if attributes.contains("size") || attributes.contains("height") && attributes.contains("width") {
      return icon(call, scanner)
    }
    if attributes.contains("height") {
      return Recognition(expectations: [0: .measure(Measure(kind: .height, allowsHairline: true), .view)])
    }
    if attributes.contains("width") {
      return Recognition(expectations: [0: .measure(Measure(kind: .width, allowsHairline: true), .view)])
    }
    return nil
  }

  private static func icon(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    let value = call.arguments[0].value
    guard let side = scanner.folding.fold(value), side > 1 else {
      return Recognition(expectations: [0: Expectation(meaning: .size)])
    }
    return .value(
      scanner.usage(.iconSize, .height, at: scanner.unit.range(value), value: .length(side), role: .icon),
      call
    )
  }

  /// The attributes before the relation: `height` and `width` of `make.height.width`.
  private static func chain(_ base: NodeID, _ unit: SourceUnit) -> [String] {
    var names: [String] = []
    var current: NodeID? = base
    while let node = current, unit.kind(node) == .member, names.count < 8 {
      names.append(unit.name(node))
      current = unit.child(node, 0)
    }
    // The chain must begin at a closure's `make`, not at some view's frame.
    guard let root = current, unit.kind(root) == .identifier, !names.contains("frame") else { return [] }
    return names
  }
}
