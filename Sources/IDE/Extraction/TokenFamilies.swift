import DesignSystem
import DesignTokens
import Linting
import SwiftSource
import Symbols
import Usages

/// Constants of one kind that one type declares in one file: a scale, a palette.
struct TokenFamily {
  let owner: TypeKey
  let file: Int32
  /// In source order.
  let tokens: [Token]
  let missingImport: String?
}

/// The families that a value of one place could belong to.
struct TokenFamilies {
  let context: EditorContext
  let usage: Usage

  private struct Key: Hashable {
    let owner: TypeKey
    let file: Int32
  }

  /// Those that need no conversion first, then the largest; of the first kind that has any.
  func best() -> [TokenFamily] {
    for kinds in kinds {
      let found = families(kinds)
      if !found.isEmpty { return found }
    }
    return []
  }

  private var kinds: [[TokenKind]] {
    switch usage.kind {
    case .color: [[.color]]
    case .font: [[.font], [.fontSize]]
    default: usage.kind.lengthKinds.map { [$0] }
    }
  }

  private func families(_ kinds: [TokenKind]) -> [TokenFamily] {
    var members: [Key: [Token]] = [:]
    for id in kinds.flatMap({ context.vocabulary.ids(kind: $0) }) {
      let token = context.vocabulary[id]
      guard token.isOffered, !token.reach.needsInstance, let owner = token.reach.owner, let symbol = token.symbol,
        isConstant(symbol), !context.symbols.unit(of: symbol).isGenerated
      else { continue }
      members[Key(owner: owner, file: symbol.file), default: []].append(token)
    }
    let place = context.place(of: usage)
    let suggester = context.suggester
    var found: [(family: TokenFamily, effort: Int)] = []
    for (key, tokens) in members where tokens.count >= Self.fewest {
      let tokens = tokens.sorted { ($0.symbol?.declaration.index ?? 0) < ($1.symbol?.declaration.index ?? 0) }
      guard suggester.areForAnything(tokens, at: usage), let first = tokens.first,
        let spelling = context.speller.spelling(of: first, as: usage.type, at: place, allowsImplicit: usage.isTyped)
      else { continue }
      let family = TokenFamily(owner: key.owner, file: key.file, tokens: tokens, missingImport: spelling.missingImport)
      found.append((family, (spelling.isConversion ? 2 : 0) + (spelling.missingImport == nil ? 0 : 1)))
    }
    return found.sorted { left, right in
      (left.effort, -left.family.tokens.count, left.family.file, "\(left.family.owner)")
        < (right.effort, -right.family.tokens.count, right.family.file, "\(right.family.owner)")
    }
    .prefix(Self.most).map(\.family)
  }

  /// Fewer make no family.
  private static let fewest = 2
  private static let most = 3

  /// Whether a symbol is a static member by itself: one that another can be written after.
  private func isConstant(_ symbol: SymbolID) -> Bool {
    let declaration = context.symbols[symbol]
    return declaration.kind == .variable && declaration.modifiers.contains(.isStatic)
      && (declaration.value != nil || declaration.body != nil)
  }
}
