import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// What the workspace's own functions and initialisers make of the literals in a call, by running their bodies.
struct ColorReading {
  let scanner: UsageScanner

  /// Steps that one call may take.
  private static let steps = 4_000

  /// The colour that a call makes; `nil` where no function of the workspace is called, several differ, or what they give
  /// can't be known. An alpha that is no literal counts as 1.
  /// - Parameter wantsWhole: whether only functions that take whole numbers count.
  func color(_ call: CallSite, wantsWhole: Bool = false) -> AppearanceColor? {
    color(ColorConstructors.targets(call, scanner), call, wantsWhole: wantsWhole)
  }

  /// - Parameter targets: the functions that may be called.
  func color(_ targets: [CallTarget], _ call: CallSite, wantsWhole: Bool = false) -> AppearanceColor? {
    guard let evaluator = scanner.known.evaluator else { return nil }
    var found: AppearanceColor?
    for target in targets {
      guard let color = color(target, call.arguments, evaluator, wantsWhole: wantsWhole),
        found == nil || found == color
      else { return nil }
      found = color
    }
    return found
  }

  /// The colour that a property or method of a text or number makes of it.
  func color(of literal: NodeID, by symbol: SymbolID) -> AppearanceColor? {
    guard let evaluator = scanner.known.evaluator, knows(symbol, evaluator), let value = value(literal, .unknown) else {
      return nil
    }
    return evaluator.limited(to: WorkBudget(Self.steps)).property(scanner.table[symbol].name, of: value).color
  }

  private func color(
    _ target: CallTarget,
    _ arguments: [ArgumentView],
    _ evaluator: Evaluator,
    wantsWhole: Bool
  ) -> AppearanceColor? {
    guard knows(target.symbol, evaluator), target.matching.count == arguments.count else { return nil }
    var given = [Evaluated?](repeating: nil, count: target.parameters.count)
    for (argument, index) in zip(arguments, target.matching) where index < given.count {
      let parameter = target.parameters[index]
      if wantsWhole, !Self.isAlpha(argument.label), !Self.isWhole(parameter.type) { return nil }
      if let value = value(argument.value, parameter.type) {
        given[index] = value
      } else if Self.isAlpha(argument.label), scanner.folding.fold(argument.value) == nil {
        given[index] = Evaluated(.floating(1))
      } else {
        return nil
      }
    }
    return evaluator.limited(to: WorkBudget(Self.steps)).call(target.symbol, arguments: given).color
  }

  /// Whether the evaluator has read the same declaration: an edited file may be ahead of it.
  private func knows(_ symbol: SymbolID, _ evaluator: Evaluator) -> Bool {
    let files = evaluator.symbols.files
    guard files.indices.contains(Int(symbol.file)) else { return false }
    let unit = files[Int(symbol.file)].unit
    guard unit.declarations.indices.contains(Int(symbol.declaration.index)) else { return false }
    let (theirs, ours) = (unit[symbol.declaration], scanner.table[symbol])
    return theirs.kind == ours.kind && theirs.name == ours.name && theirs.parameters.count == ours.parameters.count
  }

  /// What a literal is as a value of the type; `nil` for anything else, and where the type doesn't take it.
  private func value(_ node: NodeID, _ type: ResolvedType) -> Evaluated? {
    switch scanner.unit.kind(node) {
    case .string: return Evaluated(.string(scanner.unit.name(node)))
    case .boolean: return Evaluated(.bool(scanner.unit.name(node) == "true"))
    case .integer:
      return scanner.folding.fold(node).map { Evaluated(.number($0, isInteger: type.isUnknown || Self.isWhole(type))) }
    default:
      guard !Self.isWhole(type) else { return nil }
      return scanner.folding.fold(node).map { Evaluated(.floating($0)) }
    }
  }

  private static func isWhole(_ type: ResolvedType) -> Bool {
    type.externalName.map { $0.hasPrefix("Int") || $0.hasPrefix("UInt") } ?? false
  }

  static func isAlpha(_ label: String?) -> Bool { label == "alpha" || label == "opacity" || label == "a" }
}
