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
      ? color.resolved(in: .dark).map { vocabulary.offered(light: light, dark: $0) } ?? []
      : vocabulary.offered(light: light)
    let isCommon = Self.isCommon(place.usage, light)
    let written = candidates(same, place)
    var exact = written.filter { serves($0, isCommon: isCommon) && isReadFor(usage.role, $0, isCommon: isCommon) }
    let whole = usage.pair.map { pairs(place, $0) } ?? []
    // A token that adapts by itself is no side of a pair.
    if usage.pair != nil { exact = exact.filter { shows($0.id, color) } }
    if Self.isPlain(light) { exact = meant(exact, by: color, place) }
    let isAdaptive = color.system != nil
    var found = whole
    found += exact.prefix(Self.limit - whole.count).map { candidate in
      suggestion(
        candidate,
        .exact,
        isSafe: whole.isEmpty && !isAdaptive && isUnambiguous(candidate, among: written)
          && shows(candidate.id, color) && isSure(candidate, usage)
      )
    }
    guard found.isEmpty else { return found }
    // Everyone's black and white are near to nothing.
    guard !Self.isPlain(light) else { return byRole(place, light) }
    var search = CandidateSearch(
      self,
      vocabulary.nearest(to: light, within: Self.colorDistance, skippingEqual: true),
      place,
      isNear: true
    )
    // Those that are much farther than the nearest are no answer beside it.
    let near = search.near(Self.nearLimit, spread: 2) { id in
      let affinity = place.affinity(id)
      return affinity <= .named && serves(affinity, id, isCommon: isCommon) && isNearInDark(id, color)
    }
    return near.isEmpty ? byRole(place, light) : near.map { suggestion($0, .near, isSafe: false) }
  }

  /// Whether the property that gives a token's colour says no other purpose than the place's: what a theme has for its
  /// background is no colour of text, and everyone's black is no theme's.
  private func isReadFor(_ role: UsageRole?, _ candidate: Candidate, isCommon: Bool) -> Bool {
    guard let accessor = candidate.spelling.accessor,
      let coloured = NameWords(accessor).words.lazy.reversed().compactMap(PurposeWords.surface).first
    else { return true }
    return !isCommon && (role.map { UsagePlace.isColoured(coloured, as: $0) } ?? true)
  }

  /// Whether a token whose light colour is near shows a near one in dark appearance too.
  private func isNearInDark(_ id: Vocabulary.TokenID, _ color: AppearanceColor) -> Bool {
    guard let theirs = vocabulary[id].standardValue.color?.resolved(in: .dark), let ours = color.resolved(in: .dark)
    else { return true }
    return theirs.bytes.alpha == ours.bytes.alpha
      && LabColor(theirs).difference(to: LabColor(ours)) <= Self.colorDistance
  }

  /// Whether a colour's value says nothing of its purpose, because everyone writes it: black, white, the platform's hues.
  private static func isCommon(_ usage: Usage, _ color: ColorValue) -> Bool {
    if case .paletteColor = usage.form { return true }
    return isPlain(color)
  }

  /// Whether a token of the value may be meant. Where the value is everyone's, the token must be a hue or be for the
  /// place; a value of one's own speaks for a token that isn't clearly for something else.
  private func serves(_ candidate: Candidate, isCommon: Bool) -> Bool {
    serves(candidate.affinity, candidate.id, isCommon: isCommon)
  }

  private func serves(_ affinity: Affinity, _ id: Vocabulary.TokenID, isCommon: Bool) -> Bool {
    switch affinity {
    case .meant: true
    // What another theme shows is another color.
    case .fitting, .general, .named:
      !isCommon || !basis.traits(of: id).isOfTheme && !basis.traits(of: id).twinWords.isEmpty
    case .possible, .unspoken: !isCommon
    case .foreign: false
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
    let own = vocabulary[candidate.id].name.lastComponent
    return candidate.affinity == .fitting || !words(name).isDisjoint(with: words(own))
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
    let same = exact.filter { shows($0.id, color) }
    // Where one of several colours is chosen, or something is drawn, it is to stay what it is.
    guard same.isEmpty, place.usage.role != .fill, !exact.isEmpty, !place.isChosen else { return same }
    guard let role = place.usage.role else { return [] }
    return exact.filter { $0.traits.roles.contains(role) }
  }

  /// Tokens that show both sides of a pair: they take the place of the whole, not of the side where the finding stands.
  private func pairs(_ place: UsagePlace, _ pair: ColorPair) -> [Suggestion] {
    let same = vocabulary.offered(light: pair.light, dark: pair.dark)
    return candidates(same, place).filter { serves($0, isCommon: false) }.prefix(2).map {
      Suggestion(
        token: vocabulary[$0.id].name.text,
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
    let same = candidates(vocabulary.offered(systemColor: system.name), place)
      .filter { serves($0, isCommon: true) }
    return same.isEmpty
      ? byRole(place, nil)
      : same.prefix(Self.limit).map { suggestion($0, .exact, isSafe: false) }
  }

  /// Whether the token shows what was written in every appearance that either tells apart.
  private func shows(_ id: Vocabulary.TokenID, _ color: AppearanceColor) -> Bool {
    guard let value = vocabulary[id].standardValue.color else { return false }
    return value.isSame(as: color)
  }

  /// Tokens for the role, where no value is near: those that aren't of quite another colour.
  private func byRole(_ place: UsagePlace, _ light: ColorValue?) -> [Suggestion] {
    let meant = byMeaning(place, light)
    guard meant.isEmpty else { return meant }
    guard let role = place.usage.role else { return [] }
    let fitting = basis.colors(for: role)
    guard !fitting.isEmpty else { return [] }
    return candidates(fitting, place)
      .filter { candidate in
        candidate.affinity <= .fitting && light.map { isKin(candidate.id, $0) } != false
      }
      .prefix(3).map { suggestion($0, .role, isSafe: false) }
  }

  /// Tokens for what the place speaks of: `errorLabel.textColor = .red` is led to `Palette.error`, though that is
  /// another red, or one that isn't known.
  private func byMeaning(_ place: UsagePlace, _ light: ColorValue?) -> [Suggestion] {
    let spoken = basis.meanings.filter { place.affinity($0) == .meant }
    guard !spoken.isEmpty else { return [] }
    return candidates(spoken, place).filter { candidate in
      guard let light, vocabulary[candidate.id].standardValue.color != nil else { return true }
      return isKin(candidate.id, light)
    }
    .prefix(2).map { suggestion($0, .role, isSafe: false) }
  }

  /// Whether a token of the name could be taken for a colour.
  private func isKin(_ id: Vocabulary.TokenID, _ light: ColorValue) -> Bool {
    vocabulary.ids(named: vocabulary[id].name).contains { vocabulary.isNear($0, light, within: Self.kinDistance) }
  }

  /// What an asset's name stands for: its symbol, or a token that is called like it and has its value. Other assets of
  /// the same value are other answers.
  func assets(_ place: UsagePlace, _ name: String) -> [Suggestion] {
    let own = vocabulary.entries(named: TokenName("Color(\"\(name)\")"))
    guard let color = own.first?.standardValue.color, let light = color.resolved(in: .light) else { return [] }
    let words = Self.assetWords(name.split(separator: "/").last ?? "")
    let same = vocabulary.offered(light: light).filter { id in
      let token = vocabulary[id]
      guard token.standardValue.color == color else { return false }
      guard token.symbol != nil else { return own.contains { $0.name == token.name } }
      return token.name.components.contains { Self.assetWords($0) == words }
    }
    let needsOptional = place.unwraps
    return candidates(same, place).prefix(Self.limit).map { candidate in
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
