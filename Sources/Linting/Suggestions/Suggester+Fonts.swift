import DesignSystem
import DesignTokens
import Usages

extension Suggester {
  func fonts(_ place: UsagePlace, _ font: FontValue) -> [Suggestion] {
    if case .constant = place.usage.form { return lengths(place, font.size ?? 0) }
    // A system font of unknown weight (`token.withSize(14)`) equals none for sure.
    guard font.size != nil, font.weight != nil || font.family != .system else { return [] }
    var search = CandidateSearch(self, NearGroups(vocabulary.near(font, within: Self.lengthDistance)), place)
    let rivals = search.exact()
    var found = rivals.filter { $0.affinity < .unspoken }.prefix(Self.limit).map { candidate in
      suggestion(
        candidate,
        .exact,
        isSafe: isUnambiguous(candidate, among: rivals) && candidate.affinity <= .named
          && candidate.affinity >= .fitting && scalesAlike(candidate.id, font)
      )
    }
    let near = search.near(min(3, Self.limit - found.count)) { place.affinity($0) < .unspoken }
    found += near.map { suggestion($0, .near, isSafe: false) }
    return found
  }

  /// Whether the token's text follows the reader's setting just as what was written does.
  private func scalesAlike(_ id: Vocabulary.TokenID, _ font: FontValue) -> Bool {
    guard let other = vocabulary[id].standardValue.font else { return false }
    return other.isScaled == font.isScaled && other.textStyle == font.textStyle
  }
}
