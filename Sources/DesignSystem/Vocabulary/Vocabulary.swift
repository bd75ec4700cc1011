package import DesignTokens
import Symbols

/// All that a design system offers, wherever it is defined: the one thing that completion, rules, fixes and reports read.
package struct Vocabulary: Sendable {
  /// By name, equal names by place.
  package let tokens: [Token]
  /// By name, equal names by place.
  package let components: [Component]
  let index: VocabularyIndex

  /// Place of a token in `tokens`.
  package struct TokenID: Hashable, Sendable, Comparable {
    package let index: Int32

    package static func < (left: TokenID, right: TokenID) -> Bool { left.index < right.index }
  }

  package init(tokens: [Token], components: [Component]) {
    // Their numbers are sorted, since a token is large.
    let order = tokens.indices.sorted { left, right in
      tokens[left].name == tokens[right].name
        ? tokens[left].place < tokens[right].place : tokens[left].name < tokens[right].name
    }
    self.tokens = order.map { tokens[$0] }
    self.components = components.sorted { ($0.name, $0.place) < ($1.name, $1.place) }
    index = VocabularyIndex(tokens: self.tokens)
  }

  package static let empty = Vocabulary(tokens: [], components: [])

  /// Yielded, not copied: a token is large, and one of its facts is asked for at a time.
  @inlinable package subscript(_ id: TokenID) -> Token {
    _read { yield tokens[Int(id.index)] }
  }

  /// Whether there is a token to suggest at all.
  package var isEmpty: Bool { index.offeredKinds.isEmpty && components.isEmpty }

  /// The kinds of which something is offered.
  package var offeredKinds: Set<TokenKind> { index.offeredKinds }
}
