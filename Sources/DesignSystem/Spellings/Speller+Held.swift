import Symbols

/// Tokens that are reached through an instance: what a view holds or is given goes before a shared or default one.
extension Speller {
  /// The types that lie on the way to a token.
  struct Way: Sendable {
    /// How much of the path leads to it: 0 where the owner itself is meant.
    let length: Int
    let type: TypeKey
  }

  /// The token as a path from what the place holds; `nil` where it holds nothing on the way to it.
  func held(_ token: Token, at place: Place, _ site: SpellingSite) -> (token: Token, holder: HeldInstances.Holder)? {
    for way in ways(to: token) {
      guard let holder = site.holder(of: way.type, at: place, in: symbols) else { continue }
      let rest = token.reach.path.split(separator: ".", omittingEmptySubsequences: false).dropFirst(way.length)
      guard !rest.isEmpty else { continue }
      var token = token
      token.reach.owner = nil
      token.reach.ownerName = holder.name
      token.reach.path = rest.joined(separator: ".")
      token.reach.needsInstance = false
      return (token, holder)
    }
    return nil
  }

  /// The nominal types on the way to a token, the last first.
  private func ways(to token: Token) -> [Way] {
    guard let owner = token.reach.owner else { return [] }
    let parts = token.reach.path.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 1 {
      guard token.reach.needsInstance, case .nominal = owner else { return [] }
      return [Way(length: 0, type: owner)]
    }
    let key = WayKey(owner: owner, path: parts.dropLast().joined(separator: "."), isInstance: token.reach.needsInstance)
    return knownWays(key) {
      var found: [Way] = []
      if token.reach.needsInstance, case .nominal = owner { found.append(Way(length: 0, type: owner)) }
      var type: ResolvedType = token.reach.needsInstance ? owner.type : .metatype(owner.type)
      let place = Place(file: token.symbol?.file ?? 0, declaration: nil)
      for (index, part) in parts.dropLast().enumerated() {
        type = symbols.member(String(part), of: type, from: place)
        if case .metatype = type { continue }
        guard let next = type.key else { break }
        if case .nominal = next { found.append(Way(length: index + 1, type: next)) }
      }
      return found.reversed()
    }
  }

  struct WayKey: Hashable {
    let owner: TypeKey
    let path: String
    let isInstance: Bool
  }
}
