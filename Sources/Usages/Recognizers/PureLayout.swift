import SwiftSource

/// PureLayout's `autoSetDimension(.height, toSize: 44)`.
enum PureLayout: Recognizer {
  static let calls = ["autoSetDimension", "autoSetDimensions"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    if call.name == "autoSetDimensions" { return Recognition(expectations: [0: Expectation(meaning: .size)]) }
    guard let dimension = call.arguments.first, scanner.unit.kind(dimension.value) == .member,
      let index = call.index("toSize")
    else { return nil }
    let kind: UsageKind = scanner.unit.name(dimension.value) == "height" ? .height : .width
    return Recognition(
      expectations: [index: .measure(Measure(kind: kind, allowsHairline: true), .view)],
      consumed: [0]
    )
  }
}
