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

  /// Of two tokens with one value, one may be written with the other: both ways would be a circle. What a design system
  /// defines is never written with what an app does; else the later with the earlier.
  /// - Parameter equals: the tokens that have the value of the usage.
  func leadsBack(through token: Token, among equals: [Token]) -> Bool {
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
      isShared(own), isShared(symbol), equals.contains(where: { $0.symbol == own })
    else { return false }
    let defines = isDefinition(own)
    return defines == isDefinition(symbol) ? own < symbol : defines
  }

  private func isDefinition(_ symbol: SymbolID) -> Bool {
    ContextClassifier(table: symbols, file: symbol.file).context(of: symbol.declaration) == .definition
  }

  private func isShared(_ symbol: SymbolID) -> Bool {
    let declaration = symbols[symbol]
    return declaration.kind == .variable && (declaration.modifiers.contains(.isStatic) || declaration.parent == nil)
  }
}
