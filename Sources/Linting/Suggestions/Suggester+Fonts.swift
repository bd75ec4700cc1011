import DesignSystem
import DesignTokens
import Usages

extension Suggester {
  func fonts(_ place: UsagePlace, _ font: FontValue) -> [Suggestion] {
    if case .constant = place.usage.form { return lengths(place, font.size ?? 0) }
    // A system font of unknown weight (`token.withSize(14)`) equals none for sure.
    guard font.size != nil, font.weight != nil || font.family != .system else { return [] }
    let near = vocabulary.tokens(nearestTo: font, within: Self.lengthDistance).compactMap { token in
      token.standardValue.font.flatMap { font.difference(to: $0) }.map { (token, $0) }
    }
    let written = candidates(near, place)
    let rivals = written.filter { $0.difference == 0 }
    let all = written.filter { $0.affinity < .unspoken }
    let exact = all.filter { $0.difference == 0 }
    var found = exact.prefix(Self.limit).map { candidate in
      suggestion(
        candidate,
        .exact,
        isSafe: isUnambiguous(candidate, among: rivals) && candidate.affinity <= .named
          && candidate.affinity >= .fitting && scalesAlike(candidate.token, font)
      )
    }
    found += distinct(all.filter { $0.difference > 0 }).prefix(min(3, Self.limit - found.count))
      .map { suggestion($0, .near, isSafe: false) }
    return found
  }

  /// Whether the token's text follows the reader's setting just as what was written does.
  private func scalesAlike(_ token: Token, _ font: FontValue) -> Bool {
    guard let other = token.standardValue.font else { return false }
    return other.isScaled == font.isScaled && other.textStyle == font.textStyle
  }
}
