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
    // A part of the very value that is being made.
    let name = symbols.qualifiedName(of: own)
    if token.name.text.hasPrefix(name + ".") { return true }
    // The same constant in another target, or a case whose value this very property gives.
    if token.name.text == name { return true }
    if token.reach.accessors.contains(where: { $0.name == declaration.name }),
      symbols.owner(of: own) == token.reach.owner
    {
      return true
    }
    guard let symbol = token.symbol else { return false }
    if declaration.modifiers.contains(.isStatic), isDefinedFrom(own, symbol) { return true }
    guard isConstant, isShared(symbol), equals.contains(where: { $0.symbol == own }) else { return false }
    let defines = isDefinition(own)
    return defines == isDefinition(symbol) ? own < symbol : defines
  }

  /// Whether the usage is the whole value of a constant that others may name.
  private var isConstant: Bool {
    guard let own, let value = symbols[own].value else { return false }
    return symbols.unit(of: own).range(value) == range && isShared(own)
  }

  /// Whether the token stands in the type whose property the usage gives a value to, or one of whose own functions it
  /// stands in.
  func isSibling(_ token: Token) -> Bool {
    guard let own, let owner = symbols.owner(of: own), token.reach.owner == owner else { return false }
    let declaration = symbols[own]
    if declaration.modifiers.contains(.isStatic) { return true }
    guard let value = declaration.value else { return false }
    return symbols.unit(of: own).range(value).contains(range)
  }

  /// Whether the token's file, another one, names the type that the constant stands in: then its values are made of those.
  private func isDefinedFrom(_ own: SymbolID, _ token: SymbolID) -> Bool {
    guard own.file != token.file, let owner = symbols.parent(of: own) else { return false }
    let unit = symbols.unit(of: token)
    let name = symbols[owner].name
    return unit.nodes.indices.contains { index in
      let id = NodeID(Int32(truncatingIfNeeded: index))
      return unit.kind(id) == .identifier && unit.name(id) == name
    }
  }

  private func isDefinition(_ symbol: SymbolID) -> Bool {
    ContextClassifier(table: symbols, file: symbol.file).context(of: symbol.declaration) == .definition
  }

  private func isShared(_ symbol: SymbolID) -> Bool {
    let declaration = symbols[symbol]
    return declaration.kind == .variable && (declaration.modifiers.contains(.isStatic) || declaration.parent == nil)
  }
}
