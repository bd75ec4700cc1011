import DesignSystem
import DesignTokens
import Usages

extension Suggester {
  func colors(_ usage: Usage, _ color: AppearanceColor) -> [Suggestion] {
    guard let light = color.resolved(in: .light) else { return system(usage, color) }
    let isPair = color.system == nil && color[.dark] != nil
    let same =
      isPair
      ? color.resolved(in: .dark).map { vocabulary.tokens(light: light, dark: $0) } ?? []
      : vocabulary.tokens(light: light)
    var exact = candidates(same.map { ($0, 0) }, usage)
    let whole = usage.pair.map { pairs(usage, $0) } ?? []
    // A token that adapts by itself is no side of a pair.
    if usage.pair != nil { exact = exact.filter { shows($0.token, color) } }
    let isAdaptive = color.system != nil
    var found = whole
    found += exact.prefix(Self.limit - whole.count).map { candidate in
      suggestion(
        candidate,
        .exact,
        isSafe: whole.isEmpty && !isAdaptive && isUnambiguous(candidate, among: exact) && shows(candidate.token, color)
      )
    }
    guard found.count < Self.limit else { return found }
    let near = candidates(
      vocabulary.tokens(nearestTo: light, within: Self.colorDistance).filter { $0.difference > 0 }
        .map { ($0.token, $0.difference) },
      usage
    )
    found += distinct(near).prefix(min(3, Self.limit - found.count)).map { suggestion($0, .near, isSafe: false) }
    return found.isEmpty ? byRole(usage) : found
  }

  /// Tokens that show both sides of a pair: they take the place of the whole, not of the side where the finding stands.
  private func pairs(_ usage: Usage, _ pair: ColorPair) -> [Suggestion] {
    let same = vocabulary.tokens(light: pair.light, dark: pair.dark)
    return candidates(same.map { ($0, 0) }, usage).prefix(2).map {
      Suggestion(
        token: $0.token.name.text,
        replacement: nil,
        match: .exact,
        difference: 0,
        applicability: .offered
      )
    }
  }

  /// A platform colour that has no value of its own: tokens that are another name for it.
  private func system(_ usage: Usage, _ color: AppearanceColor) -> [Suggestion] {
    guard let system = color.system else { return byRole(usage) }
    let same = candidates(vocabulary.tokens(systemColor: system.name).map { ($0, 0) }, usage)
    return same.isEmpty
      ? byRole(usage)
      : same.prefix(Self.limit).map { suggestion($0, .exact, isSafe: false) }
  }

  /// Whether the token shows what was written in every appearance that either tells apart.
  private func shows(_ token: Token, _ color: AppearanceColor) -> Bool {
    guard let value = token.standardValue.color else { return false }
    return value.isSame(as: color)
  }

  private func byRole(_ usage: Usage) -> [Suggestion] {
    guard let role = usage.role else { return [] }
    let fitting = vocabulary.tokens(kind: .color).filter { RoleWords.match($0.name, role) }
    // A whole palette that fits by a word is no answer.
    guard !fitting.isEmpty, fitting.count <= 12 else { return [] }
    return candidates(fitting.map { ($0, 0) }, usage).prefix(3).map { suggestion($0, .role, isSafe: false) }
  }

  /// Tokens that an asset's name stands for.
  func assets(_ usage: Usage, _ name: String) -> [Suggestion] {
    let own = vocabulary.entries(named: TokenName("Color(\"\(name)\")"))
    guard let light = own.first?.standardValue.color?.resolved(in: .light) else { return [] }
    let same = vocabulary.tokens(light: light).filter { token in
      token.standardValue.color == own.first?.standardValue.color
    }
    let exact = candidates(same.map { ($0, 0) }, usage)
    return exact.prefix(Self.limit).map { suggestion($0, .exact, isSafe: false) }
  }
}
