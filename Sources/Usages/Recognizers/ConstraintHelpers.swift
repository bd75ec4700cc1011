import SwiftSource
import Symbols

/// The workspace's own helpers that constrain a view's height: `row.pin(height: 44)`, where a method of `UIView` or
/// `NSView` hands the number to its height anchor.
enum ConstraintHelpers {
  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard call.base != nil || scanner.declaration != nil,
      let index = call.arguments.firstIndex(where: { argument in
        argument.label.map { LabelWords.saysHeight($0) } ?? false
          && !scanner.folding.branches(argument.value).isEmpty
      })
    else { return nil }
    let targets = scanner.table.targets(
      of: call.node,
      at: scanner.place,
      scanner.scope,
      expected: call.expectation.type
    )
    guard !targets.isEmpty, targets.allSatisfy({ constrains($0, index, scanner.table, depth: 0) }) else { return nil }
    return Recognition(expectations: [index: .measure(Measure(kind: .height, allowsHairline: true), .view)])
  }

  /// Calls from helper to helper that are followed.
  private static let maximumDepth = 4

  private static let viewTypes: Set<String> = ["UIView", "NSView", "UILayoutGuide", "NSLayoutGuide"]

  /// Whether a target is a view's method that constrains the height to what stands in its argument `index`.
  private static func constrains(_ target: CallTarget, _ index: Int, _ table: SymbolTable, depth: Int) -> Bool {
    let declaration = table[target.symbol]
    guard depth < maximumDepth, declaration.kind == .function, index < target.matching.count,
      let body = declaration.body, case .external(let owner)? = table.owner(of: target.symbol),
      viewTypes.contains(owner)
    else { return false }
    let parameter = target.parameters[target.matching[index]].name
    return constrains(body, to: parameter, Place(inside: target.symbol), table, depth: depth)
  }

  private static func constrains(
    _ node: NodeID,
    to parameter: String,
    _ place: Place,
    _ table: SymbolTable,
    depth: Int
  ) -> Bool {
    let unit = table.unit(place.file)
    if let call = unit.call(node), unit.kind(node) == .call,
      let index = call.arguments.firstIndex(where: { argument in
        unit.kind(argument.value) == .identifier && unit.name(argument.value) == parameter
      })
    {
      let label = call.arguments[index].label ?? ""
      if unit.calleeName(call.callee) == "constraint", let anchor = unit.child(call.callee, 0),
        unit.name(anchor) == "heightAnchor"
      {
        return label.hasSuffix("ToConstant")
      }
      if LabelWords.saysHeight(label) {
        let targets = table.targets(of: node, at: place, LocalScope(), expected: .unknown)
        if !targets.isEmpty, targets.allSatisfy({ constrains($0, index, table, depth: depth + 1) }) { return true }
      }
    }
    if let value = unit.declaration(node).flatMap({ unit[$0].value }),
      constrains(value, to: parameter, place, table, depth: depth)
    {
      return true
    }
    return unit.children(node).contains { constrains($0, to: parameter, place, table, depth: depth) }
  }
}
