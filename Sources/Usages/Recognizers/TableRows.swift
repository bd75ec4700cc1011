import SwiftSource

/// Heights of table rows, headers and collection layouts.
enum TableRows: Recognizer {
  static let calls = ["NSCollectionLayoutSize", "absolute"]
  static let properties = ["rowHeight", "sectionHeaderHeight", "sectionFooterHeight"]
  static let results = ["heightForRowAt", "heightForHeaderInSection", "heightForFooterInSection", "heightOfRow"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    if call.name == "absolute" {
      guard case .measure(let measure) = call.expectation.meaning, call.arguments.count == 1 else { return nil }
      return Recognition(expectations: [0: .measure(measure, call.expectation.role)])
    }
    var expectations: [Int: Expectation] = [:]
    if let index = call.index("heightDimension") { expectations[index] = .measure(Measure(kind: .height), .row) }
    if let index = call.index("widthDimension") { expectations[index] = .measure(Measure(kind: .width), .row) }
    return Recognition(expectations: expectations)
  }

  static func expectation(of assignment: AssignmentSite, _ scanner: UsageScanner) -> Expectation? {
    .measure(Measure(kind: .height), .row)
  }

  static func expectation(ofResult name: String) -> Expectation? { .measure(Measure(kind: .height), .row) }
}
