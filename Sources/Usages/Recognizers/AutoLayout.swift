import SwiftSource
import Symbols

/// Layout anchors, `NSLayoutConstraint`, visual format strings and a constraint's `constant`.
enum AutoLayout: Recognizer {
  static let calls = ["constraint", "NSLayoutConstraint", "constraints"]
  static let properties = ["constant"]

  private static let constants: Set<String> = [
    "equalToConstant", "greaterThanOrEqualToConstant", "lessThanOrEqualToConstant",
  ]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    switch call.name {
    case "constraint": anchor(call, scanner)
    case "constraints": visualFormat(call, scanner)
    default: constraint(call, scanner)
    }
  }

  private static func anchor(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let base = call.base else { return nil }
    let anchor = scanner.unit.name(base)
    for (index, argument) in call.arguments.enumerated() {
      guard let label = argument.label else { continue }
      if constants.contains(label) {
        let kind: UsageKind = anchor == "widthAnchor" ? .width : .height
        guard anchor == "heightAnchor" || anchor == "widthAnchor" else { return nil }
        return Recognition(expectations: [index: .measure(Measure(kind: kind, allowsHairline: true), .view)])
      }
      if label == "constant", anchor.hasSuffix("Anchor"), anchor != "heightAnchor", anchor != "widthAnchor" {
        return Recognition(expectations: [index: .measure(Measure(kind: .spacing, allowsNegative: true), .padding)])
      }
    }
    return nil
  }

  /// The constant counts only where the first attribute is the height and no other item is related to.
  private static func constraint(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let attribute = call.argument("attribute"), let index = call.index("constant"),
      scanner.unit.kind(attribute.value) == .member
    else { return nil }
    let others = call.arguments.indices.filter { $0 != index }
    switch scanner.unit.name(attribute.value) {
    case "height":
      return Recognition(
        expectations: [index: .measure(Measure(kind: .height, allowsHairline: true), .view)],
        consumed: Set(others)
      )
    case "width":
      return Recognition(
        expectations: [index: .measure(Measure(kind: .width, allowsHairline: true), .view)],
        consumed: Set(others)
      )
    default: return Recognition(consumed: Set(call.arguments.indices))
    }
  }

  /// `"V:[row(44)]"`: the digits in parentheses of a vertical format.
  private static func visualFormat(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let format = call.argument("withVisualFormat"), scanner.unit.kind(format.value) == .string else { return nil }
    let text = Array(scanner.unit.name(format.value).utf8)
    let range = scanner.unit.range(format.value)
    // Only a plain literal: one quote at each end and no escapes, so that offsets inside are the source's.
    guard text.starts(with: Array("V:".utf8)), range.count == text.count + 2 else { return nil }
    var usages: [Usage] = []
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "(") || text[index] == UInt8(ascii: ",") else {
        index += 1
        continue
      }
      // The relation is written before the number: `(>=44)`.
      var first = index + 1
      while first < text.count, relations.contains(text[first]) { first += 1 }
      var end = first
      while end < text.count, isDigit(text[end]) || text[end] == UInt8(ascii: ".") { end += 1 }
      if end > first, let value = Double(String(decoding: text[first..<end], as: UTF8.self)), value > 1 {
        let start = range.lowerBound + 1 + UInt32(truncatingIfNeeded: first)
        let length = UInt32(truncatingIfNeeded: end - first)
        var usage = scanner.usage(
          .length,
          .height,
          at: SourceRange(start, start + length),
          value: .length(value),
          role: .view
        )
        // Inside a string no symbol can stand.
        usage.type = .external("String")
        usages.append(usage)
      }
      index = end
    }
    return Recognition(usages: usages)
  }

  private static let relations = Set("<=> ".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func expectation(of assignment: AssignmentSite, _ scanner: UsageScanner) -> Expectation? {
    guard let base = assignment.base else { return nil }
    let name = ownerName(base, scanner.unit).lowercased()
    guard name.contains("height"), name.contains("constraint") else { return nil }
    return .measure(Measure(kind: .height, allowsHairline: true), .view)
  }

  private static func ownerName(_ node: NodeID, _ unit: SourceUnit) -> String {
    switch unit.kind(node) {
    case .identifier, .member: return unit.name(node)
    case .optionalChain, .forceUnwrap: return unit.child(node, 0).map { ownerName($0, unit) } ?? ""
    default: return ""
    }
  }
}
