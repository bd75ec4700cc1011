import SwiftSource
import Symbols

/// Which declarations give an optional, by their annotation or by the initialiser that makes their value.
struct MadeOptional {
  private let symbols: SymbolTable

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  func isOptional(_ symbol: SymbolID) -> Bool {
    let declaration = symbols[symbol]
    let unit = symbols.unit(of: symbol)
    if let type = declaration.type { return unit[type].kind == .optional }
    guard declaration.kind == .variable, let value = declaration.value else { return false }
    return isOptional(value, unit, Place(inside: symbol))
  }

  private func isOptional(_ value: NodeID, _ unit: SourceUnit, _ place: Place) -> Bool {
    switch unit.kind(value) {
    case .optionalChain: return true
    case .member:
      // `image?.tint`
      return unit.child(value, 0).map { isChained($0, unit) } ?? false
    case .call:
      guard let call = unit.call(value) else { return false }
      if isChained(call.callee, unit) { return true }
      guard let first = call.arguments.first?.label, let name = madeType(call.callee, unit) else { return false }
      return symbols.resolveType(named: name, at: place).externalName.flatMap { Self.failing[$0] } == first
    default: return false
    }
  }

  /// Whether an expression goes on from something that may be nothing.
  private func isChained(_ node: NodeID, _ unit: SourceUnit) -> Bool {
    var current: NodeID? = node
    while let one = current {
      if unit.kind(one) == .optionalChain { return true }
      guard unit.kind(one) == .member || unit.kind(one) == .call else { return false }
      current = unit.child(one, 0)
    }
    return false
  }

  /// `UIColor` of `UIColor(…)` and `UIColor.init(…)`.
  private func madeType(_ callee: NodeID, _ unit: SourceUnit) -> String? {
    if unit.kind(callee) == .identifier { return unit.name(callee) }
    guard unit.kind(callee) == .member, unit.name(callee) == "init", let base = unit.child(callee, 0),
      unit.kind(base) == .identifier
    else { return nil }
    return unit.name(base)
  }

  /// The first label of the initialisers that may fail, by the platform's type.
  private static let failing = ["UIColor": "named", "NSColor": "named", "UIFont": "name", "NSFont": "name"]
}
