extension ConditionalValue where Value == ColorTerm? {
  /// The table with the appearance folded into the values: what is left depends on platform, theme and the like.
  ///
  /// A value is `nil` where the colour is unknown in the base appearance. `nil` altogether where the table would get
  /// too large.
  package var appearanceColors: ConditionalValue<AppearanceColor?>? {
    let axes = Set(rows.flatMap { $0.when.conditions.map(\.axis) })
    let appearances = Appearance.all.filter { appearance in
      (!appearance.isDark || axes.contains(.colorScheme)) && (!appearance.isHighContrast || axes.contains(.contrast))
        && (!appearance.isElevated || axes.contains(.elevation))
    }
    var columns = ConditionalValue<[ColorTerm?]>([])
    for appearance in appearances {
      let column = assuming(ConditionSet(appearance: appearance))
      guard let wider = columns.combined(with: column, { $0 + [$1] }) else { return nil }
      columns = wider
    }
    return columns.map { Self.color(Array(zip(appearances, $0))) }
  }

  /// Keeps of each appearance's term only what differs from what the appearance falls back to.
  private static func color(_ column: [(Appearance, ColorTerm?)]) -> AppearanceColor? {
    guard case .some((_, .some(let base))) = column.first else { return nil }
    var terms: [Appearance: ColorTerm] = [.light: base]
    for (appearance, term) in column.dropFirst() {
      let inherited = appearance.fallbacks.dropFirst().lazy.compactMap { terms[$0] }.first
      if let term, term != inherited { terms[appearance] = term }
    }
    return AppearanceColor(terms)
  }
}
