import DesignSystem
import DesignTokens
import Usages

extension Suggester {
  func lengths(_ usage: Usage, _ length: Double) -> [Suggestion] {
    let kinds = Self.kinds(usage)
    guard !kinds.isEmpty, length > 0 else { return [] }
    let near = vocabulary.tokens(nearestTo: length, kinds: kinds, within: Self.lengthDistance)
      .filter { fits($0, usage) }
      .compactMap { token in token.standardValue.number.map { (token, abs($0 - length)) } }
    let all = candidates(near, usage)
    let exact = all.filter { $0.difference == 0 }
    var found = exact.prefix(Self.limit).map { candidate in
      suggestion(
        candidate,
        .exact,
        isSafe: isUnambiguous(candidate, among: exact) && isMeant(candidate.token, usage)
      )
    }
    found += distinct(all.filter { $0.difference > 0 }).prefix(min(2, Self.limit - found.count))
      .map { suggestion($0, .near, isSafe: false) }
    return found
  }

  /// A width is no height, whatever its number.
  private func fits(_ token: Token, _ usage: Usage) -> Bool {
    guard usage.kind == .height, usage.form != .iconSize else { return true }
    return !token.name.components.suffix(2).contains { NameWords($0).words.contains("width") }
  }

  /// Whether a length of the same number is meant by the token: it is a step of a scale, and its name doesn't speak of
  /// another purpose. Numbers are few; equal ones mean different things.
  private func isMeant(_ token: Token, _ usage: Usage) -> Bool {
    guard let owner = token.reach.owner, !Self.namesSide(token) else { return false }
    let steps = vocabulary.entries(of: owner).filter { $0.isOffered && $0.kind == token.kind }
    guard steps.count >= 3 else { return false }
    return usage.role.map { RoleWords.match(token.name, $0) } ?? true
  }

  private static let sides: Set<String> = [
    "horizontal", "vertical", "top", "bottom", "leading", "trailing", "left", "right",
  ]

  /// Whether a token is called for one side or direction: a usage may be another's.
  private static func namesSide(_ token: Token) -> Bool {
    token.name.components.suffix(2).contains { !NameWords($0).words.allSatisfy { !sides.contains(String($0)) } }
  }

  /// The kinds of token that a usage of a length may be written with.
  private static func kinds(_ usage: Usage) -> [TokenKind] {
    usage.form == .iconSize && usage.kind == .height ? [.size, .height] : usage.kind.lengthKinds
  }
}
