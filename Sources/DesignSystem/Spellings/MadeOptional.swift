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
    guard declaration.kind == .variable, let value = declaration.value, unit.kind(value) == .call,
      let call = unit.call(value), let first = call.arguments.first?.label
    else { return false }
    let type = symbols.resolveType(
      named: unit.kind(call.callee) == .identifier ? unit.name(call.callee) : "",
      at: Place(inside: symbol)
    )
    return type.externalName.flatMap { Self.failing[$0] } == first
  }

  /// The first label of the initialisers that may fail, by the platform's type.
  private static let failing = ["UIColor": "named", "NSColor": "named", "UIFont": "name", "NSFont": "name"]
}
