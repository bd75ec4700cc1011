import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Whether a definition that is written with a token would come to be defined by itself.
struct DefinitionCycle {
  private let basis: SuggestionBasis
  private var symbols: SymbolTable { basis.symbols }
  private let range: SourceRange
  /// The declaration that the usage stands in, and what is asked of it for each token.
  private let own: Own?

  private struct Own {
    let symbol: SymbolID
    /// Whether it is what a token can be defined by.
    let isDefining: Bool
    let name: String
    let prefix: String
    let ownName: String
    let owner: TypeKey?
    let isStatic: Bool

    init(_ symbol: SymbolID, in symbols: SymbolTable) {
      self.symbol = symbol
      let kind = symbols[symbol].kind
      isDefining = kind == .variable || kind == .function
      name = isDefining ? symbols.qualifiedName(of: symbol) : ""
      prefix = name + "."
      ownName = symbols[symbol].name
      owner = symbols.owner(of: symbol)
      isStatic = symbols[symbol].modifiers.contains(.isStatic)
    }
  }

  init(_ basis: SuggestionBasis, _ file: Int32, _ usage: Usage) {
    self.basis = basis
    range = usage.range
    own = usage.declaration.map { Own(SymbolID(file: file, declaration: $0), in: basis.symbols) }
  }

  /// Of two tokens with one value, one may be written with the other: both ways would be a circle. What a design system
  /// defines is never written with what an app does; else the later with the earlier.
  /// - Parameter isEqual: whether a token of the declaration has the value of the usage.
  func leadsBack(through token: Token, whereOwn isEqual: Bool) -> Bool {
    guard let own else { return false }
    if token.symbol == own.symbol { return true }
    guard own.isDefining else { return false }
    let text = token.name.text
    // The same constant in another target, or a case whose value this very property gives; or a part of the very value
    // that is being made.
    if text == own.name || text.hasPrefix(own.prefix) { return true }
    if token.reach.accessors.contains(where: { $0.name == own.ownName }), own.owner == token.reach.owner { return true }
    guard let symbol = token.symbol else { return false }
    if own.isStatic, isDefinedFrom(own.symbol, symbol) { return true }
    guard isEqual, isConstant, isShared(symbol) else { return false }
    let defines = basis.isDefinition(own.symbol)
    return defines == basis.isDefinition(symbol) ? own.symbol < symbol : defines
  }

  /// Whether one of some tokens is of the declaration that the usage stands in.
  func isOwn(_ ids: some Sequence<Vocabulary.TokenID>) -> Bool {
    guard let own else { return false }
    return ids.contains { basis.vocabulary[$0].symbol == own.symbol }
  }

  /// Whether the usage is the whole value of a constant that others may name.
  private var isConstant: Bool {
    guard let own, let value = symbols[own.symbol].value else { return false }
    return symbols.unit(of: own.symbol).range(value) == range && isShared(own.symbol)
  }

  /// Whether the token stands in the type whose property the usage gives a value to, or one of whose own functions it
  /// stands in.
  func isSibling(_ token: Token) -> Bool {
    guard let own, let owner = own.owner, token.reach.owner == owner else { return false }
    if own.isStatic { return true }
    guard let value = symbols[own.symbol].value else { return false }
    return symbols.unit(of: own.symbol).range(value).contains(range)
  }

  /// Whether the token's file, another one, names the type that the constant stands in: then its values are made of those.
  private func isDefinedFrom(_ own: SymbolID, _ token: SymbolID) -> Bool {
    guard own.file != token.file, let owner = symbols.parent(of: own) else { return false }
    return basis.isNamed(symbols[owner].name, in: token.file)
  }

  private func isShared(_ symbol: SymbolID) -> Bool {
    let declaration = symbols[symbol]
    return declaration.kind == .variable && (declaration.modifiers.contains(.isStatic) || declaration.parent == nil)
  }
}
