import DesignSystem
import DesignTokens
import Usages

extension Suggester {
  func lengths(_ place: UsagePlace, _ length: Double) -> [Suggestion] {
    let usage = place.usage
    let kinds = Self.kinds(usage)
    if length < 0, usage.kind == .spacing { return negative(place, -length) }
    guard !kinds.isEmpty, length > 0 else { return [] }
    let near = vocabulary.near(length, kinds: kinds, within: Self.lengthDistance)
    var search = CandidateSearch(self, NearGroups(near), place)
    let rivals = search.exact()
    func isFitting(_ id: Vocabulary.TokenID) -> Bool { place.affinity(id) <= .named && fits(id, place) }
    let fitting = rivals.filter { isFitting($0.id) }
    // What a generated system has for something else is an answer where it is the only one; what a screen has is none.
    let others = rivals.lazy.filter { $0.traits.isGenerated && fits($0.id, place) }
    let found = (fitting.isEmpty ? Array(others.prefix(2)) : Array(fitting.prefix(Self.limit))).map { candidate in
      suggestion(
        candidate,
        .exact,
        isSafe: isUnambiguous(candidate, among: rivals) && isMeant(candidate, usage)
      )
    }
    // What can be told from the length by eye is another step, and what is no step is near to nothing.
    guard found.isEmpty else { return found }
    let close = search.near(2) { id in
      guard let number = vocabulary[id].standardValue.number else { return false }
      let difference = abs(number - length)
      return difference <= min(length / 4, max(1, length / 8)) && isFitting(id) && basis.traits(of: id).isStep
    }
    return close.map { suggestion($0, .near, isSafe: false) }
  }

  /// `-Spacing.medium`: the tokens of a negative length's number.
  private func negative(_ place: UsagePlace, _ length: Double) -> [Suggestion] {
    lengths(place, length).filter { $0.match == .exact }.compactMap { suggestion in
      var suggestion = suggestion
      guard let text = suggestion.replacement else { return suggestion }
      // A sign before a dot is another operator.
      let full = text.hasPrefix(".") ? suggestion.token : text
      suggestion.replacement = "-" + full
      return suggestion
    }
  }

  /// Whether a length of the token's number could be meant by it. Numbers are few, and equal ones mean different
  /// things: a width is no height, and what is called for one side is for that side.
  private func fits(_ id: Vocabulary.TokenID, _ place: UsagePlace) -> Bool {
    let usage = place.usage
    let words = basis.traits(of: id).tailWords
    if usage.kind == .height, usage.form != .iconSize, words.contains("width") { return false }
    guard !isOfText(id, usage) else { return false }
    return usage.kind != .spacing || Self.sides(words).isEmpty || isForSide(words, place)
  }

  /// Whether space is called for the sides that the usage is for.
  private func isForSide(_ words: [String], _ place: UsagePlace) -> Bool {
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
  func isOfText(_ id: Vocabulary.TokenID, _ usage: Usage) -> Bool {
    usage.kind != .font && basis.traits(of: id).tailWords.contains { $0 == "font" || $0 == "typography" }
  }

  /// Words for space around something: none lies between two things.
  private static let surrounding: Set<String> = ["padding", "margin", "inset", "insets"]

  /// Whether a length of the same number is surely meant by the token: it is a step of a scale, and its name doesn't
  /// speak of another purpose.
  private func isMeant(_ candidate: Candidate, _ usage: Usage) -> Bool {
    guard candidate.affinity == .general, let owner = vocabulary[candidate.id].reach.owner,
      NameWords(vocabulary[candidate.id].name.lastComponent).words.map(PurposeWords.singular)
        .allSatisfy(PurposeWords.isStep)
    else { return false }
    let kind = vocabulary[candidate.id].kind
    let steps = vocabulary.ids(of: owner).lazy.filter { vocabulary[$0].isOffered && vocabulary[$0].kind == kind }
    guard steps.prefix(3).count == 3 else { return false }
    return usage.role.map { candidate.traits.roles.contains($0) } ?? true
  }

  /// The kinds of token that a usage of a length may be written with.
  private static func kinds(_ usage: Usage) -> [TokenKind] {
    usage.form == .iconSize && usage.kind == .height ? [.size, .height] : usage.kind.lengthKinds
  }
}
