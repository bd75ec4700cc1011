import SwiftSource

/// Layout libraries that constrain a view by an operator: `view.height == 44` of Cartography and
/// `view.heightAnchor == 44` of Anchorage. The same in other code is a comparison.
enum LayoutOperators {
  private static let properties = ["height": "Cartography", "heightAnchor": "Anchorage"]

  /// What stands on the right of a relation whose left side is a view's height; `nil` where it is none.
  static func measure(_ left: NodeID, _ unit: SourceUnit) -> Expectation? {
    guard unit.kind(left) == .member, unit.childCount(left) > 0, let library = properties[unit.name(left)],
      unit.imports.contains(where: { $0.module == library })
    else { return nil }
    return .measure(Measure(kind: .height, allowsHairline: true), .view)
  }
}
