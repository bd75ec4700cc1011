import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Makes tokens of a protocol's requirements: one name, a value per conforming type.
struct ThemeRequirements {
  let world: DiscoveryWorld

  private var symbols: SymbolTable { world.symbols }

  func tokens(of one: SymbolID, _ implementations: [(type: SymbolID, paths: [ThemePath])]) -> [Token] {
    let requirements = self.requirements(of: one)
    var order: [String] = []
    var values: [String: [(type: SymbolID, path: ThemePath)]] = [:]
    for (type, paths) in implementations {
      for path in paths where requirements[path.names.first ?? ""] != nil {
        if values[path.text] == nil { order.append(path.text) }
        values[path.text, default: []].append((type, path))
      }
    }
    return order.compactMap { text in
      guard let rows = values[text], let first = rows.first, let member = requirements[first.path.names[0]] else {
        return nil
      }
      return token(one, member, text, rows)
    }
  }

  /// The protocol's own requirements and inherited ones, by name.
  private func requirements(of one: SymbolID) -> [String: SymbolID] {
    var found: [String: SymbolID] = [:]
    for key in [TypeKey.nominal(one)] + symbols.ancestors(of: .nominal(one)).compactMap(\.key) {
      for member in world.survey.instanceProperties(of: key) where found[symbols[member].name] == nil {
        found[symbols[member].name] = member
      }
    }
    return found
  }

  private func token(
    _ one: SymbolID,
    _ member: SymbolID,
    _ text: String,
    _ rows: [(type: SymbolID, path: ThemePath)]
  ) -> Token? {
    let chosen = world.themes.implementation(of: .nominal(one))
    let usual = rows.first { chosen == .nominal($0.type) } ?? (rows.count == 1 ? rows.first : nil)
    let isSame = rows.dropFirst().allSatisfy { $0.path.reading.standard == rows[0].path.reading.standard }
    let base = usual ?? (isSame ? rows.first : nil)
    let fallback = base?.path.reading.standard ?? .unresolved(UnresolvedReason("differs between themes"))
    var conditions = base?.path.reading.value.rows ?? []
    for (type, path) in rows where path.reading.standard != fallback {
      let when = ConditionSet(.theme(symbols.qualifiedName(of: type)))
      conditions.append(.init(when: when, value: path.reading.standard))
    }
    guard let sample = base ?? rows.first else { return nil }
    var reading = sample.path.reading
    reading.value = DesignTokens.ConditionalValue(rows: conditions, fallback: fallback)
    let name = symbols.qualifiedName(of: one)
    let reach = TokenReach(
      owner: .nominal(one),
      ownerName: name,
      path: text,
      type: sample.path.type,
      needsInstance: true
    )
    var token = world.maker.token(
      member,
      name: TokenName(name + "." + text),
      kind: sample.path.kind,
      reading: reading,
      reach: reach,
      offer: .offered
    )
    if base == nil { token.aliasOf = nil }
    return token
  }
}
