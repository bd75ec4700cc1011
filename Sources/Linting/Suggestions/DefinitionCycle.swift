import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Whether a definition that is written with a token would come to be defined by itself.
struct DefinitionCycle {
  private let symbols: SymbolTable
  /// The declaration that the usage stands in.
  private let own: SymbolID?
  private let range: SourceRange

  init(_ symbols: SymbolTable, _ file: Int32, _ usage: Usage) {
    self.symbols = symbols
    range = usage.range
    own = usage.declaration.map { SymbolID(file: file, declaration: $0) }
  }

  /// Of two constants with one value, the later one may be written with the earlier one: both ways would be a circle.
  func leadsBack(through token: Token) -> Bool {
    guard let own else { return false }
    if token.symbol == own { return true }
    let declaration = symbols[own]
    guard declaration.kind == .variable || declaration.kind == .function else { return false }
    // The same constant in another target, or a case whose value this very property gives.
    if token.name.text == symbols.qualifiedName(of: own) { return true }
    if token.reach.accessors.contains(where: { $0.name == declaration.name }),
      symbols.owner(of: own) == token.reach.owner
    {
      return true
    }
    guard let symbol = token.symbol, let value = declaration.value, symbols.unit(of: own).range(value) == range,
      isShared(own), isShared(symbol)
    else { return false }
    return own < symbol
  }

  private func isShared(_ symbol: SymbolID) -> Bool {
    let declaration = symbols[symbol]
    return declaration.kind == .variable && (declaration.modifiers.contains(.isStatic) || declaration.parent == nil)
  }
}
