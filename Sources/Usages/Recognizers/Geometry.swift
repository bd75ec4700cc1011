import DesignTokens
import SwiftSource
import Symbols

/// `CGRect` and `CGSize` where they are a view's frame or size, and a size's own `height`.
enum Geometry: Recognizer {
  static let calls = ["CGRect", "CGSize", "NSRect", "NSSize", "init"] + setters
  /// Functions that take a view's or window's frame or size.
  private static let setters = ["setFrame", "setFrameSize", "setContentSize"]
  static let properties =
    [
      "frame", "size", "height", "bounds", "itemSize", "headerReferenceSize", "footerReferenceSize",
      "preferredContentSize",
      "contentSize", "minSize", "maxSize", "contentMinSize",
    ]
  static let results = [
    "intrinsicContentSize", "sizeForItemAt", "sizeForItem", "sizeThatFits", "referenceSizeForHeaderInSection",
    "referenceSizeForFooterInSection", "preferredContentSize", "collectionViewContentSize", "systemLayoutSizeFitting",
  ]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    if setters.contains(call.name) { return call.index(nil).map { Recognition(expectations: [$0: wholeSize]) } }
    if case .size = call.expectation.meaning, call.argument("origin") != nil, let size = call.index("size") {
      return Recognition(expectations: [size: wholeSize])
    }
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
      guard let index, scanner.folding.branches(call.arguments[index].value).contains(where: { $0.value > 1 }) else {
        continue
      }
      expectations[index] = .measure(Measure(kind: kind, allowsHairline: true), .view)
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
      value > 1, value <= highest, namesSize(name)
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
  private static func namesSize(_ name: String) -> Bool { NameWords(name).words.allSatisfy { !notViews.contains($0) } }

  private static let notViews: Set<String> = [
    "offset", "offsets", "inset", "insets", "shadow", "scale", "ratio", "aspect", "radii", "radius", "pixel", "pixels",
    "resolution", "video", "photo", "photos", "texture", "target",
  ]

  /// No view is higher than the largest screen in points: what is counts pixels.
  private static let highest = 1376.0

  /// `config.preferredSize = CGSize(…)`: whether a property is a view's size by its name.
  static func isSize(_ name: String) -> Bool {
    name.hasSuffix("Size") && namesSize(name) && !name.hasPrefix("estimated")
  }

  /// Whether a size is an image's by its name: that of a view that shows one, or of the pixels of one.
  static func isOfImage(_ name: String) -> Bool { NameWords(name).words.contains("image") }

  static var wholeSize: Expectation { Expectation(meaning: .size) }

  static func expectation(of assignment: AssignmentSite, _ scanner: UsageScanner) -> Expectation? {
    switch assignment.name {
    case "height":
      // A form's row takes a closure: `cell.height = { 67 }`.
      if assignment.base != nil, scanner.unit.kind(assignment.value) == .closure {
        return .measure(Measure(kind: .height), .row)
      }
      // `grid.row(at: 0).height`
      if let base = assignment.base, let row = scanner.unit.call(base), scanner.unit.calleeName(row.callee) == "row" {
        return .measure(Measure(kind: .height, allowsHairline: true), .row)
      }
      guard let base = assignment.base, ["size", "frame", "bounds"].contains(scanner.unit.name(base)) else {
        return nil
      }
      return .measure(Measure(kind: .height, allowsHairline: true), .view)
    case "size":
      guard let base = assignment.base else { return nil }
      // An image of AppKit is drawn as large as it says.
      let isImage = scanner.unit.call(assignment.value).map { scanner.unit.calleeName($0.callee) == "NSSize" } ?? false
      return isImage || ["frame", "bounds"].contains(scanner.unit.name(base)) ? wholeSize : nil
    default: return wholeSize
    }
  }

  static func expectation(ofResult name: String) -> Expectation? { wholeSize }
}
