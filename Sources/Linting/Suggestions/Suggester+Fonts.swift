import DesignSystem
import DesignTokens
import Usages

extension Suggester {
  func fonts(_ place: UsagePlace, _ font: FontValue) -> [Suggestion] {
    if case .constant = place.usage.form { return lengths(place, font.size ?? 0) }
    // A system font of unknown weight (`token.withSize(14)`) equals none for sure.
    guard font.size != nil, font.weight != nil || font.family != .system else { return [] }
    var search = CandidateSearch(self, NearGroups(vocabulary.near(font, within: Self.fontDistance)), place)
    let rivals = search.exact()
    let fitting = rivals.filter { $0.affinity < .unspoken }
    // What is for something else is an answer where it is the only one.
    let found = (fitting.isEmpty ? rivals.prefix(2) : fitting.prefix(Self.limit)).map { candidate in
      suggestion(
        candidate,
        .exact,
        isSafe: isUnambiguous(candidate, among: rivals) && candidate.affinity <= .named
          && candidate.affinity >= .fitting && scalesAlike(candidate.id, font)
      )
    }
    guard found.isEmpty else { return Array(found) }
    let near = search.near(Self.nearLimit, spread: 1) { place.affinity($0) < .unspoken }
    return near.map { suggestion($0, .near, isSafe: false) }
  }

  /// Whether the token's text follows the reader's setting just as what was written does.
  private func scalesAlike(_ id: Vocabulary.TokenID, _ font: FontValue) -> Bool {
    guard let other = vocabulary[id].standardValue.font else { return false }
    return other.isScaled == font.isScaled && other.textStyle == font.textStyle
  }
}
