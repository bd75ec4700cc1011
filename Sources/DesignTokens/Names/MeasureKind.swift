/// What a number measures, as far as names tell.
package enum MeasureKind: String, CaseIterable, Hashable, Sendable {
  case height
  case width
  /// A side, a diameter, or both extents.
  case size
  case spacing
  case radius
  case borderWidth
  case fontSize
  case lineHeight
  case letterSpacing
  /// A shadow's blur, spread or offset.
  case shadow
  case opacity
  case duration
  /// A scale, share or multiple.
  case ratio
  /// A number of things, a limit, a priority: no measure at all.
  case count

  /// Of a Swift name such as `Card.cornerRadius` or `GlobalTokens.spacing(.size520)`.
  package init?(_ name: TokenName) {
    let parts = name.components.flatMap { $0.split(whereSeparator: { $0 == "(" || $0 == "." || $0 == ")" }) }
    self.init(names: parts)
  }

  /// Of a declaration's name and those of the types around it, outermost first.
  ///
  /// The innermost name that says anything decides, by the last of its words that does, as English compounds do
  /// (`heightRatio` is a ratio). A name that says no more than a bare extent (`size520`, `width`) yields to a name
  /// around it that says what is measured.
  package init?(names: [some StringProtocol]) {
    var bare: MeasureKind?
    for name in names.reversed() {
      let words = NameWords(name).words
      if bare == .size, !Self.fontWords.isDisjoint(with: words) {
        self = .fontSize
        return
      }
      guard let kind = Self.kind(of: words) else { continue }
      if bare == nil, Self.isBareExtent(words) {
        bare = kind
      } else if let bare, Self.extents.contains(kind) {
        self = bare
        return
      } else {
        let isShadow = kind == .radius && names.contains { !Self.shadowWords.isDisjoint(with: NameWords($0).words) }
        self = isShadow ? .shadow : kind
        return
      }
    }
    guard let bare else { return nil }
    self = bare
  }

  /// The kind of a token that holds such a number; `nil` where such numbers are never compared with literals.
  package var tokenKind: TokenKind? {
    switch self {
    case .height: .height
    case .width, .size: .size
    case .spacing: .spacing
    case .radius: .radius
    case .borderWidth: .borderWidth
    case .fontSize: .fontSize
    case .opacity: .opacity
    case .duration: .duration
    case .lineHeight, .letterSpacing, .shadow, .ratio, .count: nil
    }
  }

  private static let extents: Set<MeasureKind> = [.height, .width, .size]

  /// The kind of the last word that has one, with the words before it heeded.
  private static func kind(of words: [String]) -> MeasureKind? {
    guard let index = words.lastIndex(where: { table[$0] != nil }), let kind = table[words[index]] else { return nil }
    let before = words[..<index]
    let previous = before.last
    let next = index + 1 < words.count ? words[index + 1] : nil
    switch kind {
    // The order of categories: `sizeFontBase`.
    case .size where next.map(fontWords.contains) == true: return .fontSize
    case .size where previous == "font" || previous == "text" || previous == "point": return .fontSize
    case .height where previous == "line": return .lineHeight
    case .width where previous.map(strokeWords.contains) == true: return .borderWidth
    case .spacing where previous == "letter" || previous == "character": return .letterSpacing
    case .spacing where previous == "line": return .lineHeight
    default: return kind
    }
  }

  /// Whether the words are an extent and at most a number or a clothing size.
  private static func isBareExtent(_ words: [String]) -> Bool {
    var hasExtent = false
    for word in words {
      if let kind = table[word] {
        guard extents.contains(kind), !hasExtent else { return false }
        hasExtent = true
      } else if !word.allSatisfy(\.isNumber), !clothingSizes.contains(word) {
        return false
      }
    }
    return hasExtent
  }

  private static let strokeWords: Set<String> = [
    "line", "stroke", "border", "outline", "separator", "divider", "hairline",
  ]

  private static let shadowWords: Set<String> = ["shadow", "shadows", "blur"]

  private static let fontWords: Set<String> = ["font", "fonts", "typography"]

  private static let clothingSizes: Set<String> = [
    "x", "xx", "xxx", "xs", "s", "m", "l", "xl", "xxs", "xxl", "xxxl", "tiny", "small", "medium", "large", "huge",
    "default", "none",
  ]

  private static let table: [String: MeasureKind] = [
    "height": .height, "heights": .height,
    "width": .width, "widths": .width,
    "size": .size, "sizes": .size, "side": .size, "edge": .size, "diameter": .size, "dimension": .size,
    "padding": .spacing, "paddings": .spacing, "margin": .spacing, "margins": .spacing, "inset": .spacing,
    "insets": .spacing, "spacing": .spacing, "spacings": .spacing, "gap": .spacing, "gaps": .spacing,
    "space": .spacing, "spaces": .spacing, "gutter": .spacing, "spacer": .spacing, "indent": .spacing,
    "indentation": .spacing, "spatial": .spacing,
    "radius": .radius, "radii": .radius, "corner": .radius, "corners": .radius, "rounding": .radius,
    "border": .borderWidth, "stroke": .borderWidth, "thickness": .borderWidth, "outline": .borderWidth,
    "hairline": .borderWidth,
    "kerning": .letterSpacing, "kern": .letterSpacing, "tracking": .letterSpacing,
    "shadow": .shadow, "blur": .shadow, "spread": .shadow, "elevation": .shadow,
    "opacity": .opacity, "alpha": .opacity,
    "duration": .duration, "delay": .duration, "interval": .duration, "timeout": .duration,
    "scale": .ratio, "ratio": .ratio, "factor": .ratio, "multiplier": .ratio, "multiple": .ratio,
    "fraction": .ratio, "percentage": .ratio, "proportion": .ratio, "aspect": .ratio,
    "count": .count, "limit": .count, "threshold": .count, "index": .count, "priority": .count, "total": .count,
    "level": .count, "offset": .count, "bytes": .count, "days": .count,
  ]
}
