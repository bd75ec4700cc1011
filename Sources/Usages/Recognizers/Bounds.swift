import SwiftSource

/// `max(Spacing.s, 4)`: the bounds of a length are of its kind where one of them is a token.
enum Bounds: Recognizer {
  static let calls = ["max", "min"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard scanner.unit.kind(call.callee) == .identifier, case .measure = call.expectation.meaning,
      call.arguments.count > 1, call.arguments.allSatisfy({ $0.label == nil }),
      !scanner.hasDeclaration(named: call.name)
    else { return nil }
    let expectation = scanner.termExpectation(call.arguments.map(\.value), call.expectation)
    return Recognition(expectations: Dictionary(uniqueKeysWithValues: call.arguments.indices.map { ($0, expectation) }))
  }
}
