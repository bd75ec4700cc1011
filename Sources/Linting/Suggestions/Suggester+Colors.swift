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
    let isCommon = Self.isCommon(place.usage, light)
    let written = candidates(same.map { ($0, 0) }, place)
    var exact = written.filter { serves($0, isCommon: isCommon) }
    let whole = usage.pair.map { pairs(place, $0) } ?? []
    // A token that adapts by itself is no side of a pair.
    if usage.pair != nil { exact = exact.filter { shows($0.token, color) } }
    if Self.isPlain(light) { exact = meant(exact, by: color, place) }
    let isAdaptive = color.system != nil
    var found = whole
    found += exact.prefix(Self.limit - whole.count).map { candidate in
      suggestion(
        candidate,
        .exact,
        isSafe: whole.isEmpty && !isAdaptive && isUnambiguous(candidate, among: written)
          && shows(candidate.token, color) && isSure(candidate, usage)
      )
    }
    guard found.count < Self.limit else { return found }
    let near = candidates(
      vocabulary.tokens(nearestTo: light, within: Self.colorDistance).filter { $0.difference > 0 }
        .map { ($0.token, $0.difference) },
      place
    )
    .filter { serves($0, isCommon: isCommon) && $0.affinity <= (isCommon ? .named : .possible) }
    found += nearest(near, Self.limit - found.count).map { suggestion($0, .near, isSafe: false) }
    return found.isEmpty ? byRole(place, light) : found
  }

  /// The nearest few; those that are much farther than the nearest are no answer beside it.
  private func nearest(_ near: [Candidate], _ count: Int) -> [Candidate] {
    let near = distinct(near)
    let bound = (near.first?.difference ?? 0) * 2 + 1
    return near.prefix { $0.difference <= bound }.prefix(min(3, count)).map { $0 }
  }

  /// Whether a colour's value says nothing of its purpose, because everyone writes it: black, white, the platform's hues.
  private static func isCommon(_ usage: Usage, _ color: ColorValue) -> Bool {
    if case .paletteColor = usage.form { return true }
    return isPlain(color)
  }

  /// Whether a token of the value may be meant. Where the value is everyone's, the token must be a hue or be for the
  /// place; a value of one's own speaks for a token that isn't clearly for something else.
  private func serves(_ candidate: Candidate, isCommon: Bool) -> Bool {
    switch candidate.affinity {
    case .meant: true
    // What another theme shows is another color.
    case .fitting, .general, .named: !isCommon || !isOfTheme(candidate.token)
    case .possible, .unspoken: !isCommon
    case .foreign: false
    }
  }

  /// Whether a token's value hangs on more than the platform and its version.
  private func isOfTheme(_ token: Token) -> Bool {
    token.value.rows.contains { row in
      row.when.conditions.contains { $0.axis != .platform && $0.axis != .olderThan }
    }
  }

  /// Whether a token of the value is surely meant: for the role or for none, and called like the platform's hue. Of
  /// black and white must be said what they are for.
  private func isSure(_ candidate: Candidate, _ usage: Usage) -> Bool {
    guard [.fitting, .general, .named].contains(candidate.affinity) else { return false }
    guard case .paletteColor(let name, _) = usage.form else { return true }
    guard usage.role != nil else { return false }
    func words(_ name: some StringProtocol) -> Set<String> {
      Set(NameWords(name).words.map(PurposeWords.singular).filter(PurposeWords.isHue))
    }
    return candidate.affinity == .fitting || !words(name).isDisjoint(with: words(candidate.token.name.lastComponent))
  }

  /// How far two colours may be (CIEDE2000) that someone could take for one another.
  private static let kinDistance = 25.0

  /// Black or white without a tinge: a colour of which equality says nothing.
  private static func isPlain(_ color: ColorValue) -> Bool {
    let bytes = color.bytes
    return bytes.red == bytes.green && bytes.green == bytes.blue && (bytes.red == 0 || bytes.red == 255)
  }

  /// Of tokens that are as plain as what was written: those that show the same in every appearance; else those that are
  /// for the usage's role.
  private func meant(_ exact: [Candidate], by color: AppearanceColor, _ place: UsagePlace) -> [Candidate] {
    let same = exact.filter { shows($0.token, color) }
    // Where one of several colours is chosen, or something is drawn, it is to stay what it is.
    guard same.isEmpty, place.usage.role != .fill, !exact.isEmpty, !place.isChosen else { return same }
    return exact.filter { candidate in place.usage.role.map { RoleWords.match(candidate.token.name, $0) } == true }
  }

  /// Tokens that show both sides of a pair: they take the place of the whole, not of the side where the finding stands.
  private func pairs(_ place: UsagePlace, _ pair: ColorPair) -> [Suggestion] {
    let same = vocabulary.tokens(light: pair.light, dark: pair.dark)
    return candidates(same.map { ($0, 0) }, place).filter { serves($0, isCommon: false) }.prefix(2).map {
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
    guard let system = color.system else { return byRole(place, nil) }
    let same = candidates(vocabulary.tokens(systemColor: system.name).map { ($0, 0) }, place)
      .filter { serves($0, isCommon: true) }
    return same.isEmpty
      ? byRole(place, nil)
      : same.prefix(Self.limit).map { suggestion($0, .exact, isSafe: false) }
  }

  /// Whether the token shows what was written in every appearance that either tells apart.
  private func shows(_ token: Token, _ color: AppearanceColor) -> Bool {
    guard let value = token.standardValue.color else { return false }
    return value.isSame(as: color)
  }

  /// Tokens for the role, where no value is near: those that aren't of quite another colour.
  private func byRole(_ place: UsagePlace, _ light: ColorValue?) -> [Suggestion] {
    guard let role = place.usage.role else { return [] }
    let fitting = vocabulary.tokens(kind: .color).filter { RoleWords.match($0.name, role) }
    // A whole palette that fits by a word is no answer.
    guard !fitting.isEmpty, fitting.count <= 12 else { return [] }
    let alike = light.map { light in
      Set(vocabulary.tokens(nearestTo: light, within: Self.kinDistance).map(\.token.name))
    }
    return candidates(fitting.map { ($0, 0) }, place)
      .filter { $0.affinity <= .fitting && alike?.contains($0.token.name) != false }
      .prefix(3).map { suggestion($0, .role, isSafe: false) }
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
