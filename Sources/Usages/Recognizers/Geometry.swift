import SwiftSource
import Symbols

/// `CGRect` and `CGSize` where they are a view's frame or size, and a size's own `height`.
enum Geometry: Recognizer {
  static let calls = ["CGRect", "CGSize", "NSRect", "NSSize", "init"]
  static let properties =
    [
      "frame", "size", "height", "bounds", "itemSize", "headerReferenceSize", "footerReferenceSize",
      "preferredContentSize",
      "contentSize", "minSize", "maxSize", "contentMinSize",
    ]
  static let results = [
    "intrinsicContentSize", "sizeForItemAt", "sizeThatFits", "referenceSizeForHeaderInSection",
    "referenceSizeForFooterInSection", "preferredContentSize", "collectionViewContentSize", "systemLayoutSizeFitting",
  ]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let index = call.index("height"), call.argument("width") != nil else { return nil }
    guard call.name != "init" || call.isImplicitMember else { return nil }
    switch call.expectation.meaning {
    case .size: return size(call, index, scanner)
    default: return constant(call, index, scanner)
    }
  }

  /// Width and height of a view. A size of one point is an image's, not a view's.
  private static func size(_ call: CallSite, _ height: Int, _ scanner: UsageScanner) -> Recognition? {
    var expectations: [Int: Expectation] = [:]
    let measures: [(index: Int?, kind: UsageKind)] = [(call.index("width"), .width), (height, .height)]
    for (index, kind) in measures {
      guard let index, let value = scanner.folding.fold(call.arguments[index].value), value > 1 else { continue }
      expectations[index] = .measure(Measure(kind: kind), .view)
    }
    guard !expectations.isEmpty else { return nil }
    return Recognition(
      expectations: expectations,
      consumed: Set(call.arguments.indices).subtracting(expectations.keys)
    )
  }

  /// `static let avatarSize = CGSize(width: 40, height: 40)`: the height of a named size.
  private static func constant(_ call: CallSite, _ index: Int, _ scanner: UsageScanner) -> Recognition? {
    guard let name = call.expectation.constant, !scanner.isLocalDeclaration, call.name != "init" || isSize(call),
      call.name.hasSuffix("Size") || isSize(call), let value = scanner.folding.fold(call.arguments[index].value),
      value > 1, scanner.folding.fold(call.argument("width")?.value ?? call.node) != nil, namesSize(name)
    else { return nil }
    let literal = call.arguments[index].value
    return Recognition(
      usages: [
        scanner.usage(
          .constant(name: name),
          .height,
          at: scanner.unit.range(literal),
          value: .length(value),
          role: .view
        )
      ],
      consumed: Set(call.arguments.indices)
    )
  }

  private static func isSize(_ call: CallSite) -> Bool {
    call.expectation.type.externalName == "CGSize" || call.expectation.type.externalName == "NSSize"
  }

  /// Names of sizes that are no view's: offsets, scales, ratios, pixels.
  private static func namesSize(_ name: String) -> Bool {
    let word = name.lowercased()
    return ![
      "offset", "inset", "shadow", "scale", "ratio", "aspect", "radii", "radius", "pixel", "resolution", "image",
      "video",
    ]
    .contains { word.contains($0) }
  }

  static func expectation(of assignment: AssignmentSite, _ scanner: UsageScanner) -> Expectation? {
    switch assignment.name {
    case "height":
      guard let base = assignment.base, ["size", "frame", "bounds"].contains(scanner.unit.name(base)) else {
        return nil
      }
      return .measure(Measure(kind: .height, allowsHairline: true), .view)
    case "size":
      guard let base = assignment.base, ["frame", "bounds"].contains(scanner.unit.name(base)) else { return nil }
      return Expectation(meaning: .size)
    default: return Expectation(meaning: .size)
    }
  }

  static func expectation(ofResult name: String) -> Expectation? { Expectation(meaning: .size) }
}
