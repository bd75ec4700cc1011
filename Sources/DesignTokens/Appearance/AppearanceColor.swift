/// A colour with a variant for each appearance that its definition distinguishes.
package struct AppearanceColor: Hashable, Sendable {
  /// The stated variants, in the order of `Appearance.all`; none twice, at least one.
  package private(set) var variants: [Variant]

  package struct Variant: Hashable, Sendable {
    package let appearance: Appearance
    package let term: ColorTerm
  }

  /// A colour that is the same in every appearance, unless it is a platform colour that adapts itself.
  package init(_ term: ColorTerm) {
    variants = [Variant(appearance: .light, term: term)]
  }

  package init(_ value: ColorValue) {
    self.init(.value(value))
  }

  package init(light: ColorValue, dark: ColorValue?) {
    self.init(light: .value(light), dark: dark.map { .value($0) })
  }

  package init(light: ColorTerm, dark: ColorTerm?) {
    self.init(light)
    self[.dark] = dark
  }

  /// `nil` where `terms` is empty.
  package init?(_ terms: [Appearance: ColorTerm]) {
    guard !terms.isEmpty else { return nil }
    variants = terms.sorted { $0.key < $1.key }.map { Variant(appearance: $0.key, term: $0.value) }
  }

  /// Of a colour for each of some appearances, each of which may itself adapt: the one given for an appearance counts
  /// as it is there, and decides the finer appearances (contrast, level) that none was given for. `nil` where
  /// `colors` is empty.
  package init?(_ colors: [Appearance: AppearanceColor]) {
    var terms: [Appearance: ColorTerm] = [:]
    for (appearance, color) in colors.sorted(by: { $0.key < $1.key }) {
      for finer in Appearance.all where finer.refines(appearance) {
        let isStated = finer == appearance || (colors[finer] == nil && color[finer] != nil)
        if isStated, let term = color.term(in: finer) { terms[finer] = term }
      }
    }
    self.init(terms)
  }

  /// The variant stated for exactly `appearance`. The last one left can't be removed.
  package subscript(_ appearance: Appearance) -> ColorTerm? {
    get { variants.first { $0.appearance == appearance }?.term }
    set {
      guard newValue != nil || variants.contains(where: { $0.appearance != appearance }) else { return }
      variants.removeAll { $0.appearance == appearance }
      guard let newValue else { return }
      let index = variants.firstIndex { $0.appearance > appearance } ?? variants.endIndex
      variants.insert(Variant(appearance: appearance, term: newValue), at: index)
    }
  }

  /// The term that a platform picks in `appearance` (`Appearance.fallbacks`).
  package func term(in appearance: Appearance) -> ColorTerm? {
    for candidate in appearance.fallbacks {
      if let term = self[candidate] { return term }
    }
    return nil
  }

  /// The stated value that a platform picks in `appearance`; `nil` for a platform colour.
  package func value(in appearance: Appearance) -> ColorValue? {
    term(in: appearance)?.value
  }

  /// The colour shown in `appearance`, platform colours looked up; `nil` where it isn't known.
  package func resolved(in appearance: Appearance, on platform: Platform = .iOS) -> ColorValue? {
    term(in: appearance)?.resolved(in: appearance, on: platform)
  }

  /// The platform colour that this is in every appearance, if it is one.
  package var system: SystemColor? {
    guard let first = variants.first?.term.system else { return nil }
    return variants.allSatisfy { $0.term.system == first } ? first : nil
  }

  /// The one value that is shown in every appearance, if there is just one.
  package var constant: ColorValue? {
    guard let first = variants.first?.term.value else { return nil }
    return variants.allSatisfy { $0.term.value == first } ? first : nil
  }

  /// The appearances in which the shown colour may differ from that of the appearance they fall back to, light first:
  /// those that are stated, and for a platform colour those that the platform distinguishes.
  package func distinguishedAppearances(on platform: Platform = .iOS) -> [Appearance] {
    Appearance.all.filter { appearance in
      appearance == .light
        || variants.contains { variant in
          variant.appearance == appearance
            || variant.term.system.map { PlatformPalette.distinguishes($0, appearance, on: platform) } == true
        }
    }
  }

  /// Whether both show the same in every appearance that either distinguishes, within `tolerance` steps of 255.
  ///
  /// `false` where a value isn't known, unless both refer to the same platform colour there.
  package func isSame(as other: AppearanceColor, tolerance: Int = 0, on platform: Platform = .iOS) -> Bool {
    let appearances = Set(distinguishedAppearances(on: platform)).union(other.distinguishedAppearances(on: platform))
    return appearances.allSatisfy { appearance in
      if let term = term(in: appearance), term == other.term(in: appearance) { return true }
      guard
        let mine = resolved(in: appearance, on: platform),
        let theirs = other.resolved(in: appearance, on: platform)
      else { return false }
      return mine.isClose(to: theirs, tolerance: tolerance)
    }
  }

  /// The light or the dark half as a colour of its own: `color.light`, `color.dark`.
  package func projected(toDark isDark: Bool) -> AppearanceColor? {
    var terms: [Appearance: ColorTerm] = [:]
    for appearance in Appearance.all where !appearance.isDark {
      var source = appearance
      source.isDark = isDark
      let isStated = appearance == .light || self[source] != nil
      if isStated, let term = term(in: source) { terms[appearance] = term }
    }
    return AppearanceColor(terms)
  }

  package func mapTerms(_ transform: (ColorTerm) -> ColorTerm) -> AppearanceColor {
    var result = self
    result.variants = variants.map { Variant(appearance: $0.appearance, term: transform($0.term)) }
    return result
  }

  /// Alpha of every variant times `factor`: `.opacity(x)`.
  package func multiplyingAlpha(by factor: Double) -> AppearanceColor {
    mapTerms { $0.multiplyingAlpha(by: factor) }
  }

  /// `transform` of every variant's value; `nil` where one is a platform colour.
  package func mapValues(_ transform: (ColorValue) -> ColorValue) -> AppearanceColor? {
    guard variants.allSatisfy({ $0.term.value != nil }) else { return nil }
    return mapTerms { term in term.value.map { .value(transform($0)) } ?? term }
  }
}
