import DesignSystem
import DesignTokens
import Symbols
import Usages

extension Suggester {
  func colors(_ place: UsagePlace, _ color: AppearanceColor) -> [Suggestion] {
    let usage = place.usage
    guard let light = color.resolved(in: .light) else { return system(place, color) }
    // What a mask lets through is no colour of the design.
    if Self.isPlain(light), place.isMask { return [] }
    let isPair = color.system == nil && color[.dark] != nil
    let same =
      isPair
      ? color.resolved(in: .dark).map { vocabulary.tokens(light: light, dark: $0) } ?? []
      : vocabulary.tokens(light: light)
    var exact = candidates(same.map { ($0, 0) }, place)
    let whole = usage.pair.map { pairs(place, $0) } ?? []
    // A token that adapts by itself is no side of a pair.
    if usage.pair != nil { exact = exact.filter { shows($0.token, color) } }
    let rivals = exact
    if case .paletteColor = usage.form { exact = exact.filter { place.belongs($0.token.name) } }
    if Self.isPlain(light) { exact = meant(exact, by: color, place) }
    let isAdaptive = color.system != nil
    var found = whole
    found += exact.prefix(Self.limit - whole.count).map { candidate in
      suggestion(
        candidate,
        .exact,
        isSafe: whole.isEmpty && !isAdaptive && isUnambiguous(candidate, among: rivals)
          && shows(candidate.token, color) && place.belongs(candidate.token.name)
      )
    }
    guard found.count < Self.limit else { return found }
    let near = candidates(
      vocabulary.tokens(nearestTo: light, within: Self.colorDistance).filter { $0.difference > 0 }
        .map { ($0.token, $0.difference) },
      place
    )
    found += distinct(near).prefix(min(3, Self.limit - found.count)).map { suggestion($0, .near, isSafe: false) }
    return found.isEmpty ? byRole(place) : found
  }

  /// Black or white without a tinge: a colour of which equality says nothing.
  private static func isPlain(_ color: ColorValue) -> Bool {
    let bytes = color.bytes
    return bytes.red == bytes.green && bytes.green == bytes.blue && (bytes.red == 0 || bytes.red == 255)
  }

  /// Of tokens that are as plain as what was written: those made for no other part of the user interface that show the
  /// same in every appearance; else those that are for the usage's role.
  private func meant(_ exact: [Candidate], by color: AppearanceColor, _ place: UsagePlace) -> [Candidate] {
    let own = exact.filter { place.belongs($0.token.name) }
    let same = own.filter { shows($0.token, color) }
    if !same.isEmpty { return same }
    return own.filter { candidate in place.usage.role.map { RoleWords.match(candidate.token.name, $0) } == true }
  }

  /// Tokens that show both sides of a pair: they take the place of the whole, not of the side where the finding stands.
  private func pairs(_ place: UsagePlace, _ pair: ColorPair) -> [Suggestion] {
    let same = vocabulary.tokens(light: pair.light, dark: pair.dark)
    return candidates(same.map { ($0, 0) }, place).prefix(2).map {
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
  private func system(_ place: UsagePlace, _ color: AppearanceColor) -> [Suggestion] {
    guard let system = color.system else { return byRole(place) }
    let same = candidates(vocabulary.tokens(systemColor: system.name).map { ($0, 0) }, place)
    return same.isEmpty
      ? byRole(place)
      : same.prefix(Self.limit).map { suggestion($0, .exact, isSafe: false) }
  }

  /// Whether the token shows what was written in every appearance that either tells apart.
  private func shows(_ token: Token, _ color: AppearanceColor) -> Bool {
    guard let value = token.standardValue.color else { return false }
    return value.isSame(as: color)
  }

  private func byRole(_ place: UsagePlace) -> [Suggestion] {
    guard let role = place.usage.role else { return [] }
    let fitting = vocabulary.tokens(kind: .color).filter { RoleWords.match($0.name, role) }
    // A whole palette that fits by a word is no answer.
    guard !fitting.isEmpty, fitting.count <= 12 else { return [] }
    return candidates(fitting.map { ($0, 0) }, place).prefix(3).map { suggestion($0, .role, isSafe: false) }
  }

  /// What an asset's name stands for: its symbol, or a token that is called like it and has its value. Other assets of
  /// the same value are other answers.
  func assets(_ place: UsagePlace, _ name: String) -> [Suggestion] {
    let own = vocabulary.entries(named: TokenName("Color(\"\(name)\")"))
    guard let color = own.first?.standardValue.color, let light = color.resolved(in: .light) else { return [] }
    let words = Self.assetWords(name.split(separator: "/").last ?? "")
    let same = vocabulary.tokens(light: light).filter { token in
      guard token.standardValue.color == color else { return false }
      guard token.symbol != nil else { return own.contains { $0.name == token.name } }
      return token.name.components.contains { Self.assetWords($0) == words }
    }
    let needsOptional = place.unwraps
    return candidates(same.map { ($0, 0) }, place).prefix(Self.limit).map { candidate in
      var found = suggestion(candidate, .exact, isSafe: false)
      // A symbol always gives a colour; what unwraps it must go too.
      if needsOptional, place.usage.type != .external("Color") { found.replacement = nil }
      return found
    }
  }

  /// The words of an asset's or accessor's name, without what only says that it is a colour.
  private static func assetWords(_ name: some StringProtocol) -> [String] {
    NameWords(name).words.filter { $0 != "color" && $0 != "colour" }
  }
}
