import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds tokens among enum cases whose value an object of a theme gives: `theme.color(.foreground)`.
struct ServedCaseDiscovery {
  let world: DiscoveryWorld
  let served: ServedTypes

  private var symbols: SymbolTable { world.symbols }

  func tokens(of type: TypeKey) -> [Token] {
    guard case .nominal(let symbol) = type else { return [] }
    // What is for macOS alone comes last: values are those of iOS.
    let all = (served.methods[type] ?? []) + (served.functions[type] ?? [])
    let providers =
      all.filter { PlatformTag(symbols, $0).platform != .macOS }
      + all.filter { PlatformTag(symbols, $0).platform == .macOS }
    return world.listing.cases(of: type).compactMap { token($0, symbol, providers) }
  }

  private func token(_ value: ListedValue, _ type: SymbolID, _ providers: [SymbolID]) -> Token? {
    var best: (kind: TokenKind, reading: Reading, provider: SymbolID)?
    var others: [(reading: Reading, provider: SymbolID)] = []
    for provider in providers {
      var reading = self.reading(provider, value)
      guard let kind = kind(&reading, provider) else { continue }
      if let best, best.reading.isResolved || !reading.isResolved {
        if reading.isResolved, best.kind == kind { others.append((reading, provider)) }
        continue
      }
      best = (kind, reading, provider)
    }
    guard var best else { return nil }
    for other in others {
      guard let platform = PlatformTag(world.symbols, other.provider).platform, platform != .iOS else { continue }
      best.reading = PlatformTag.merge(best.reading, with: other.reading, on: platform)
    }
    return token(value, type, best.kind, best.reading, best.provider)
  }

  private func reading(_ provider: SymbolID, _ value: ListedValue) -> Reading {
    let declaration = symbols[provider]
    let arguments = declaration.parameters.map { $0.defaultValue == nil ? value.evaluated : nil }
    guard !declaration.modifiers.contains(.isStatic), let owner = symbols.owner(of: provider) else {
      return world.reader.call(provider, arguments)
    }
    let receiver = world.themes.value(of: owner) ?? world.reader.instance(of: owner)
    return world.reader.call(provider, arguments, receiver: receiver)
  }

  private func kind(_ reading: inout Reading, _ provider: SymbolID) -> TokenKind? {
    let type = symbols.resultType(of: provider)
    switch reading.standard {
    case .number: return world.numberKind(provider, type)
    case .table(let table):
      let writer = TableKind(table: table, typeName: table.type.text, name: symbols[provider].name)
      guard let kind = writer.kind else { return nil }
      reading.value = reading.value.map { value in value.table.map { writer.value($0) } ?? value }
      return kind
    default: return MemberKind(world: world).kind(reading, provider, type)
    }
  }

  private func token(
    _ value: ListedValue,
    _ type: SymbolID,
    _ kind: TokenKind,
    _ reading: Reading,
    _ provider: SymbolID
  ) -> Token {
    let typeName = symbols.qualifiedName(of: type)
    let path = String(value.text.dropFirst())
    let reach = TokenReach(owner: .nominal(type), ownerName: typeName, path: path, type: .nominal(type))
    let isVocabulary = world.definitions.isDefinition(type) || world.definitions.isDefinition(provider)
    var offer: Offer = isVocabulary ? .offered : .withheld(.local)
    if value.isParametric { offer = .withheld(.parametric) }
    return world.maker.token(
      value.symbol,
      name: TokenName(typeName + "." + path),
      kind: kind,
      reading: reading,
      reach: reach,
      offer: offer
    )
  }
}
