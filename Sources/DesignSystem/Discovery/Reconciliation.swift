import DefinitionSources
import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Sets what the discoveries found against each other: platform twins become one entry, aliases name what exists, an
/// asset that Swift already spells steps back.
struct Reconciliation {
  let symbols: SymbolTable
  let tokens: [Token]
  let assets: [Token]
  let files: [FileToken]

  func vocabulary(components: [Component]) -> Vocabulary {
    var all = merged(tokens)
    let names = Set(all.map(\.name))
    for index in all.indices {
      if let alias = all[index].aliasOf, !names.contains(alias) { all[index].aliasOf = nil }
    }
    withholdTwins(&all)
    all += withheld(assets, beside: all)
    let matched = FileTokenMatching(tokens: all).matched(files)
    all = matched.tokens + matched.unspelled
    return Vocabulary(tokens: all, components: components)
  }

  /// Entries of one name in one module that differ by platform, as one with a row for each other platform.
  private func merged(_ tokens: [Token]) -> [Token] {
    struct Key: Hashable {
      var name: TokenName
      var module: String
    }
    var groups: [Key: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      groups[Key(name: token.name, module: token.module), default: []].append(index)
    }
    var dropped: Set<Int> = []
    var result = tokens
    for (_, indices) in groups where indices.count > 1 {
      let tags = indices.map { index in tokens[index].symbol.flatMap { PlatformTag(symbols, $0).platform } }
      let pairs = Array(zip(indices, tags))
      let base =
        pairs.first { $0.1 == nil || $0.1 == .iOS }?.0 ?? pairs.first { $0.1 != .macOS }?.0 ?? indices[0]
      var token = result[base]
      for (index, tag) in zip(indices, tags) where index != base {
        let other = tokens[index]
        if other.place == token.place || (other.symbol == token.symbol && other.kind == token.kind) {
          dropped.insert(index)
          token.platforms.formUnion(other.platforms)
          continue
        }
        guard let tag, tag != .iOS, other.kind == token.kind else { continue }
        dropped.insert(index)
        token.platforms.formUnion(other.platforms)
        guard other.standardValue != token.standardValue else { continue }
        let row = DesignTokens.ConditionalValue<TokenValue>.Row(
          when: ConditionSet(.platform(tag)),
          value: other.standardValue
        )
        let rows = token.value.rows.filter { $0.when[.platform] != tag.rawValue }
        token.value = DesignTokens.ConditionalValue(rows: [row] + rows, fallback: token.value.fallback)
      }
      result[base] = token
    }
    return result.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
  }

  /// A property that a static object leads to is not offered a second time as an instance's.
  private func withholdTwins(_ tokens: inout [Token]) {
    let reached = Set(tokens.filter { !$0.reach.needsInstance && $0.isOffered }.compactMap(\.symbol))
    for index in tokens.indices where tokens[index].reach.needsInstance && tokens[index].isOffered {
      if let symbol = tokens[index].symbol, reached.contains(symbol) { tokens[index].offer = .withheld(.plumbing) }
    }
  }

  /// Assets; those that a declared token of the same name and value spells are not offered twice.
  private func withheld(_ assets: [Token], beside tokens: [Token]) -> [Token] {
    var spelled: [String: [TokenValue]] = [:]
    for token in tokens where token.isOffered && token.kind == .color {
      spelled[Self.key(VocabularyIndex.member(token.reach.path)), default: []].append(token.standardValue)
    }
    return assets.map { asset in
      var asset = asset
      let twins = spelled[Self.key(VocabularyIndex.member(asset.reach.path))] ?? []
      if twins.contains(asset.standardValue) { asset.offer = .withheld(.plumbing) }
      return asset
    }
  }

  private static func key(_ name: String) -> String {
    var words = NameWords(name).words
    if words.last == "color" { words.removeLast() }
    return words.joined()
  }
}
