import SwiftSource

/// `.frame(…)` and sheet detents.
enum SwiftUIFrames: Recognizer {
  static let calls = ["frame", "presentationDetents", "height"]

  private static let heights: Set<String> = ["height", "minHeight", "idealHeight", "maxHeight"]
  private static let widths: Set<String> = ["width", "minWidth", "idealWidth", "maxWidth"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    switch call.name {
    case "frame": return frame(call, scanner)
    case "presentationDetents":
      return Recognition(expectations: [0: .measure(Measure(kind: .height), .sheet)])
    default:
      guard call.isImplicitMember || call.base.map({ scanner.unit.name($0) == "PresentationDetent" }) ?? false,
        call.arguments.count == 1, call.arguments[0].label == nil,
        case .measure(let measure) = call.expectation.meaning
      else { return nil }
      return Recognition(expectations: [0: .measure(measure, call.expectation.role)])
    }
  }

  private static func frame(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard scanner.isModifier(call) else { return nil }
    var expectations: [Int: Expectation] = [:]
    for (index, argument) in call.arguments.enumerated() {
      guard let label = argument.label else { continue }
      if heights.contains(label) {
        expectations[index] = .measure(Measure(kind: .height, allowsHairline: true), .view)
      } else if widths.contains(label) {
        expectations[index] = .measure(Measure(kind: .width, allowsHairline: true), .view)
      }
    }
    guard let square = square(call, scanner) else { return Recognition(expectations: expectations) }
    return Recognition(
      usages: [square],
      expectations: expectations,
      consumed: Set([call.index("width"), call.index("height")].compactMap { $0 })
    )
  }

  /// `frame(width: 24, height: 24)`: an icon's box.
  private static func square(_ call: CallSite, _ scanner: UsageScanner) -> Usage? {
    guard let width = call.argument("width"), let height = call.argument("height"),
      let side = scanner.folding.fold(height.value), side > 1, scanner.folding.fold(width.value) == side
    else { return nil }
    return scanner.usage(
      .iconSize,
      .height,
      at: scanner.unit.range(height.value),
      value: .length(side),
      role: .icon
    )
  }
}
