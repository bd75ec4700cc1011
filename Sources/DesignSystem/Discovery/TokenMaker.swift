import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Makes tokens of declarations: names, places, access, docs, and whether they are offered.
struct TokenMaker {
  let symbols: SymbolTable
  let definitions: DefinitionContext
  let survey: TypeSurvey

  var names: NameWriter { NameWriter(symbols: symbols) }

  /// A token that `symbol` declares, named `name`, with the value of `reading`.
  func token(
    _ symbol: SymbolID,
    name: TokenName,
    kind: TokenKind,
    reading: Reading,
    reach: TokenReach,
    offer: Offer
  ) -> Token {
    let declaration = symbols[symbol]
    var token = Token(
      name: name,
      kind: kind,
      value: reading.value,
      place: place(of: symbol),
      reach: reach,
      module: symbols.files[Int(symbol.file)].module,
      access: symbols.effectiveAccess(of: symbol),
      offer: offer,
      symbol: symbol
    )
    token.documentation = declaration.documentation
    token.platforms = CompilationCondition.platforms(of: symbol, symbols)
    token.deprecation = deprecation(of: symbol)
    token.aliasOf = alias(reading, of: symbol, named: name)
    token.offer = restricted(offer, token)
    return token
  }

  func place(of symbol: SymbolID) -> DefinitionPlace {
    DefinitionPlace(path: symbols.path(of: symbol), range: symbols[symbol].nameRange)
  }

  func place(of expression: ExpressionPlace) -> DefinitionPlace {
    DefinitionPlace(
      path: symbols.files[Int(expression.file)].path,
      range: symbols.unit(expression.file).range(expression.node)
    )
  }

  /// What stands in the way of offering an entry, whatever its idiom.
  private func restricted(_ offer: Offer, _ token: Token) -> Offer {
    if token.access <= .fileprivate { return .withheld(.notVisible) }
    guard offer.isOffered else { return offer }
    if let deprecation = token.deprecation, !deprecation.isSoft { return .withheld(.deprecated) }
    if let symbol = token.symbol, isUnavailable(symbol) { return .withheld(.unavailable) }
    if let number = token.standardValue.number, LengthSentinel.contains(number) { return .withheld(.sentinel) }
    return offer
  }

  private func isUnavailable(_ symbol: SymbolID) -> Bool {
    symbols[symbol].availability.contains { $0.isUnavailable && ($0.platform == "*" || $0.platform == "iOS") }
  }

  /// The declaration's own deprecation, or that of a type around it.
  func deprecation(of symbol: SymbolID) -> TokenDeprecation? {
    var current: SymbolID? = symbol
    while let here = current {
      if let found = symbols[here].deprecation {
        let replacement =
          found.renamed.map { sibling($0, of: here) ?? TokenName($0) }
          ?? found.message.flatMap { named(in: $0, near: here) }
        return TokenDeprecation(message: found.message, replacement: replacement, isSoft: found.isSoft)
      }
      current = symbols.parent(of: here)
    }
    return nil
  }

  /// The sibling that a message names: "use outlineAccent instead".
  private func named(in message: String, near symbol: SymbolID) -> TokenName? {
    let words = message.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    for word in words {
      let trimmed = word.hasSuffix(".") ? word.dropLast() : word
      let name = trimmed.split(separator: ".").last.map(String.init) ?? ""
      guard name.count > 2, name != symbols[symbol].name else { continue }
      if let found = sibling(name, of: symbol) { return found }
    }
    return nil
  }

  /// The member of the same type that a plain name means, itself not deprecated.
  private func sibling(_ name: String, of symbol: SymbolID) -> TokenName? {
    guard let owner = symbols.owner(of: symbol) else { return nil }
    return symbols.lookUp(name, in: owner, from: Place(inside: symbol))
      .first { symbols[$0].deprecation == nil && symbols[$0].name == name }
      .map { names.name(of: $0) }
  }

  /// The first declaration on the way to the value that isn't the token itself.
  private func alias(_ reading: Reading, of symbol: SymbolID, named own: TokenName) -> TokenName? {
    for reference in reading.references where reference.symbol != symbol {
      guard symbols.effectiveAccess(of: reference.symbol) > .fileprivate, let name = names.name(reference) else {
        continue
      }
      if name != own { return name }
    }
    return nil
  }
}
