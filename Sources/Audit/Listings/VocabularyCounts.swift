import DesignSystem
import DesignTokens

/// How much a vocabulary holds.
struct VocabularyCounts {
  /// What is offered by kind, components last; kinds without an entry are missing.
  private(set) var offered: [(kind: ListedKind, count: Int)] = []
  /// What is known but not offered, by the reason's words, the most frequent first.
  private(set) var withheld: [(reason: String, count: Int)] = []

  init(_ vocabulary: Vocabulary) { self.init(vocabulary.tokens, vocabulary.components) }

  init(_ tokens: [Token], _ components: [Component]) {
    var kinds: [ListedKind: Int] = [:]
    var reasons: [String: Int] = [:]
    for token in tokens { Self.count(.token(token.kind), token.offer, &kinds, &reasons) }
    for component in components { Self.count(.component, component.offer, &kinds, &reasons) }
    offered = ListedKind.all.compactMap { kind in kinds[kind].map { (kind, $0) } }
    withheld = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private static func count(
    _ kind: ListedKind,
    _ offer: Offer,
    _ kinds: inout [ListedKind: Int],
    _ reasons: inout [String: Int]
  ) {
    if let reason = offer.reason {
      reasons[reason.message, default: 0] += 1
    } else {
      kinds[kind, default: 0] += 1
    }
  }

  /// `120 color, 14 typography, 3 component`
  static func text(_ counts: [(kind: ListedKind, count: Int)]) -> String {
    counts.map { "\($0.count) \($0.kind.name)" }.joined(separator: ", ")
  }
}
