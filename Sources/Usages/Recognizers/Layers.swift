import SwiftSource

/// A layer's border, corners and shadow.
enum Layers: Recognizer {
  static let properties = ["cornerRadius", "borderWidth", "shadowRadius", "shadowOpacity", "lineWidth"]

  static func expectation(of assignment: AssignmentSite, _ scanner: UsageScanner) -> Expectation? {
    switch assignment.name {
    case "cornerRadius": .measure(Measure(kind: .radius))
    case "borderWidth", "lineWidth": .measure(Measure(kind: .border))
    default: .measure(Measure(kind: .shadow))
    }
  }
}
