import DesignSystem
import DesignTokens
import Usages

extension Suggester {
  func lengths(_ place: UsagePlace, _ length: Double) -> [Suggestion] {
    let usage = place.usage
    let kinds = Self.kinds(usage)
    guard !kinds.isEmpty, length > 0 else { return [] }
    let near = vocabulary.tokens(nearestTo: length, kinds: kinds, within: Self.lengthDistance)
      .compactMap { token in token.standardValue.number.map { (token, abs($0 - length)) } }
    let written = candidates(near, place)
    let rivals = written.filter { $0.difference == 0 }
    let all = written.filter { $0.affinity <= .named && fits($0.token, place) }
    let exact = all.filter { $0.difference == 0 }
    var found = exact.prefix(Self.limit).map { candidate in
      suggestion(
        candidate,
        .exact,
        isSafe: isUnambiguous(candidate, among: rivals) && isMeant(candidate, usage)
      )
    }
    // What is farther than a third of the length is another step.
    let close = all.filter { $0.difference > 0 && ($0.difference <= 1 || $0.difference * 3 <= length) }
    found += distinct(close).prefix(min(2, Self.limit - found.count))
      .map { suggestion($0, .near, isSafe: false) }
    return found
  }

  /// Whether a length of the token's number could be meant by it. Numbers are few, and equal ones mean different
  /// things: a width is no height, and what is called for one side is for that side.
  private func fits(_ token: Token, _ place: UsagePlace) -> Bool {
    let usage = place.usage
    let words = token.name.components.suffix(2).flatMap { NameWords($0).words }
    if usage.kind == .height, usage.form != .iconSize, words.contains("width") { return false }
    guard !Self.isOfText(token, usage) else { return false }
    return usage.kind != .spacing || Self.sides(words).isEmpty || isForSide(token, place)
  }

  /// Whether space is called for the sides that the usage is for.
  private func isForSide(_ token: Token, _ place: UsagePlace) -> Bool {
    let words = token.name.components.suffix(2).flatMap { NameWords($0).words }
    let sides = Self.sides(words)
    guard place.usage.kind == .spacing, !sides.isEmpty else { return false }
    if place.usage.role == .gap, words.contains(where: Self.surrounding.contains) { return false }
    let edges = place.edges
    return !edges.isEmpty && edges.allSatisfy { edge in sides.contains { edge.isCovered(by: $0) } }
  }

  private static func sides(_ words: [String]) -> [UsageSurroundings.Edge] {
    words.compactMap(UsageSurroundings.Edge.init(rawValue:))
  }

  /// Whether a length is a font's, which follows the reader's text size, and is wanted for something else.
  static func isOfText(_ token: Token, _ usage: Usage) -> Bool {
    usage.kind != .font
      && token.name.components.suffix(2).contains { part in
        NameWords(part).words.contains { $0 == "font" || $0 == "typography" }
      }
  }

  /// Words for space around something: none lies between two things.
  private static let surrounding: Set<String> = ["padding", "margin", "inset", "insets"]

  /// Whether a length of the same number is surely meant by the token: it is a step of a scale, and its name doesn't
  /// speak of another purpose.
  private func isMeant(_ candidate: Candidate, _ usage: Usage) -> Bool {
    let token = candidate.token
    guard candidate.affinity == .general, let owner = token.reach.owner,
      NameWords(token.name.lastComponent).words.map(PurposeWords.singular).allSatisfy(PurposeWords.isStep)
    else { return false }
    let steps = vocabulary.entries(of: owner).filter { $0.isOffered && $0.kind == token.kind }
    guard steps.count >= 3 else { return false }
    return usage.role.map { RoleWords.match(token.name, $0) } ?? true
  }

  /// The kinds of token that a usage of a length may be written with.
  private static func kinds(_ usage: Usage) -> [TokenKind] {
    usage.form == .iconSize && usage.kind == .height ? [.size, .height] : usage.kind.lengthKinds
  }
}
