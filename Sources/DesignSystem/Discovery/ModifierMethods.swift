import SwiftSource
import Symbols

/// Finds the methods of `extension View` that apply a modifier: how the modifier is written.
struct ModifierMethods {
  let symbols: SymbolTable

  /// Method signatures by the name of the type whose instance they hand to `modifier(_:)`.
  func byType() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for symbol in symbols.allMembers(of: .external("View")) {
      let declaration = symbols[symbol]
      guard declaration.kind == .function, symbols.effectiveAccess(of: symbol) > .fileprivate,
        let body = declaration.body
      else { continue }
      let unit = symbols.unit(of: symbol)
      guard let type = modifier(in: body, unit, depth: 0) else { continue }
      let labels = declaration.parameters.map { ($0.label ?? "_") + ":" }
      found[type, default: []].append(declaration.name + "(" + labels.joined() + ")")
    }
    return found
  }

  /// The type in `modifier(Type(…))`, if the node holds such a call.
  private func modifier(in node: NodeID, _ unit: SourceUnit, depth: Int) -> String? {
    guard depth < 24 else { return nil }
    if let call = unit.call(node), unit.calleeName(call.callee) == "modifier", let value = call.arguments.first?.value,
      let inner = unit.call(value), unit.kind(inner.callee) == .identifier
    {
      return unit.name(inner.callee)
    }
    for child in unit.children(node) {
      if let found = modifier(in: child, unit, depth: depth + 1) { return found }
    }
    return nil
  }
}
