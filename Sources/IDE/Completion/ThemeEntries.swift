import DesignSystem
import DesignTokens
import SwiftSource
import Symbols

/// The entries that are reached through an instance: a theme, an appearance.
struct ThemeEntries {
  let vocabulary: Vocabulary
  let symbols: SymbolTable

  /// What an instance of the type offers, by paths from it.
  func entries(of key: TypeKey) -> [Token] {
    var seen: Set<String> = []
    var found: [Token] = []
    func add(_ tokens: [Token]) {
      for token in tokens where isThroughInstance(token) && seen.insert(token.reach.path).inserted {
        found.append(token)
      }
    }
    add(vocabulary.entries(of: key))
    if case .nominal(let symbol) = key, symbols[symbol].kind == .protocol {
      if let theme = standard(of: key) { add(vocabulary.entries(of: theme)) }
    } else {
      for ancestor in symbols.ancestors(of: key.type) {
        if let ancestor = ancestor.key, case .nominal = ancestor { add(vocabulary.entries(of: ancestor)) }
      }
    }
    return found
  }

  private func isThroughInstance(_ token: Token) -> Bool {
    guard token.reach.needsInstance else { return false }
    switch token.offer {
    case .offered, .withheld(.deprecated), .withheld(.throughProtocol): return true
    default: return false
    }
  }

  /// The type that stands for a protocol: of those that satisfy it, the one that most offered entries are names for.
  private func standard(of key: TypeKey) -> TypeKey? {
    let conforming = vocabulary.instanceOwners.filter { owner in
      symbols.ancestors(of: owner.type).contains { $0.key == key }
    }
    guard conforming.count > 1 else { return conforming.first }
    let counted = conforming.map { owner in
      (
        key: owner, name: symbols.qualifiedName(of: owner),
        count: vocabulary.entries(of: owner).count { vocabulary.isAliased($0.name) }
      )
    }
    return counted.min { ($1.count, $0.name) < ($0.count, $1.name) }?.key
  }
}
