import DesignTokens
import SwiftSource
import Symbols

/// The workspace's own helpers: what a number in a call of one becomes is read from its body.
///
/// `row.pin(height: 44)` is a height where `pin` hands the number to a height anchor, `EdgeInsets(vertical: 5)` a spacing,
/// `UIFont.kit(16)` a font size.
enum HelperCalls {
  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    let open = call.arguments.indices.filter { scanner.mayFlow(call.arguments[$0]) }
    guard !open.isEmpty else { return nil }
    let targets = targets(call, scanner)
    guard !targets.isEmpty, targets.allSatisfy({ !makesClass($0, scanner) && mayMean($0, call, scanner) }) else {
      return nil
    }
    var recognition = Recognition()
    for index in open {
      guard let flow = flow(index, targets, scanner) else { continue }
      add(flow, index, call, scanner, &recognition)
    }
    return recognition.expectations.isEmpty && recognition.usages.isEmpty ? nil : recognition
  }

  /// Insets have initialisers of an app's own: their type is known where no other is.
  private static let insets = ["EdgeInsets", "UIEdgeInsets", "NSDirectionalEdgeInsets"]

  private static func targets(_ call: CallSite, _ scanner: UsageScanner) -> [CallTarget] {
    func targets(_ type: ResolvedType) -> [CallTarget] {
      scanner.table.targets(of: call.node, at: scanner.place, scanner.scope, expected: type)
    }
    let found = targets(call.expectation.type)
    guard found.isEmpty, call.isImplicitMember, call.name == "init", call.expectation.type.isUnknown,
      case .measure(let measure) = call.expectation.meaning, measure.kind == .spacing
    else { return found }
    return insets.flatMap { targets(.external($0)) }
  }

  /// Whether an object is made: the measures that a component takes are its own.
  private static func makesClass(_ target: CallTarget, _ scanner: UsageScanner) -> Bool {
    guard scanner.table[target.symbol].kind == .initializer,
      case .nominal(let owner)? = scanner.table.owner(of: target.symbol)
    else { return false }
    return scanner.table[owner].kind == .class
  }

  /// Whether a target that was found by its name can be what is called on a receiver of the known type.
  private static func mayMean(_ target: CallTarget, _ call: CallSite, _ scanner: UsageScanner) -> Bool {
    guard let base = call.base, case .external(let owner)? = scanner.table.owner(of: target.symbol) else { return true }
    guard case .external(let type) = scanner.table.type(of: base, at: scanner.place, scanner.scope).unwrapped else {
      return true
    }
    // A platform's class may inherit from the one that is extended.
    return type == owner || owner == "View" || ["UI", "NS"].contains { type.hasPrefix($0) && owner.hasPrefix($0) }
  }

  /// What all targets make of an argument.
  private static func flow(_ index: Int, _ targets: [CallTarget], _ scanner: UsageScanner) -> ParameterFlow? {
    var agreed: ParameterFlow?
    for target in targets {
      guard index < target.matching.count,
        let flow = scanner.flows.flows(of: target.symbol, for: scanner)[target.matching[index]],
        agreed == nil || agreed?.kinds == flow.kinds
      else { return nil }
      agreed = agreed ?? flow
    }
    return agreed
  }

  private static func add(
    _ flow: ParameterFlow,
    _ index: Int,
    _ call: CallSite,
    _ scanner: UsageScanner,
    _ recognition: inout Recognition
  ) {
    let value = call.arguments[index].value
    guard let number = scanner.folding.fold(value), number > 1, flow.isSquare || flow.kind == .font else {
      if flow.kind != nil { recognition.expectations[index] = flow.expectation }
      return
    }
    recognition.consumed.insert(index)
    let range = scanner.unit.range(value)
    recognition.usages.append(
      flow.isSquare
        ? scanner.usage(.iconSize, .height, at: range, value: .length(number), role: .icon)
        : scanner.usage(.customValue(standard: nil), .font, at: range, value: .length(number))
    )
  }
}
