import DesignTokens

/// Reads a table of properties as a typography: a size or a font, with weight, line height, letter spacing, colour.
struct TypographyTable {
  let table: PropertyTable

  /// A font, or a font size with at least one more thing that only text has.
  var isTypography: Bool {
    let hasSize = size != nil
    let textual = [weight != nil, lineHeight != nil, letterSpacing != nil, font != nil, familyName != nil]
    let others = table.properties.contains { property in
      let value = property.value.value(in: .standard)
      guard value.number != nil else { return false }
      let kind = MeasureKind(names: [property.name])
      return kind == .height || kind == .radius || kind == .spacing || kind == .borderWidth
    }
    if others { return false }
    return (hasSize && textual.contains(true)) || (font != nil && (lineHeight != nil || letterSpacing != nil))
  }

  var value: TypographyValue? {
    var font = self.font ?? familyName.map { FontValue(name: $0, size: nil) } ?? FontValue()
    if isFaceUnread { font.family = .unknown }
    if let size { font.size = size }
    if let weight { font.weight = weight }
    guard font.size != nil || font.textStyle != nil || font.family != .system else { return nil }
    var value = TypographyValue(font: font)
    if let lineHeight { value.lineHeight = LineHeight(lineHeight, lineHeight > 4 ? .points : .multiple) }
    value.letterSpacing = letterSpacing
    if let color = table.properties.first(where: { $0.value.value(in: .standard).color != nil }) {
      value.color = color.value.value(in: .standard).color
      value.colorReference = color.reference
    }
    return value
  }

  private var size: Double? {
    number { kind, name in kind == .fontSize || name == "size" || name == "pointSize" }
  }

  /// More than 4 is points: no line is five times its font's size.
  private var lineHeight: Double? { number { kind, _ in kind == .lineHeight } }

  private var letterSpacing: Double? { number { kind, _ in kind == .letterSpacing } }

  private func number(_ isMeant: (MeasureKind?, String) -> Bool) -> Double? {
    for property in table.properties {
      guard let number = property.value.value(in: .standard).number else { continue }
      if isMeant(MeasureKind(names: [property.name]), property.name) { return number }
    }
    return nil
  }

  private var font: FontValue? {
    table.properties.lazy.compactMap { $0.value.value(in: .standard).font }.first
  }

  /// Whether there is a font that nobody could read: then the system's is not what is meant.
  private var isFaceUnread: Bool {
    font == nil && familyName == nil
      && table.properties.contains { $0.name == Self.unread && $0.value.value(in: .standard).unresolvedReason != nil }
  }

  /// The name of the property that says so.
  static let unread = "font"

  private var weight: FontWeight? {
    for property in table.properties where NameWords(property.name).words.contains("weight") {
      guard case .text(let text) = property.value.value(in: .standard) else { continue }
      if let weight = FontWeight(name: text.split(separator: ".").last ?? "") { return weight }
    }
    return nil
  }

  private var familyName: String? {
    for property in table.properties where Self.familyNames.contains(property.name) {
      if case .text(let text) = property.value.value(in: .standard), !text.isEmpty { return text }
    }
    return nil
  }

  /// The table with the font that its object makes, whether it can be read or not.
  func with(font: TokenValue) -> PropertyTable {
    var result = table
    result.properties.append(PropertyTable.Property(name: Self.unread, value: DesignTokens.ConditionalValue(font)))
    return result
  }

  /// Whether it says nothing of the typeface.
  var lacksFace: Bool { font == nil && familyName == nil }

  private static let familyNames: Set<String> = ["fontName", "family", "fontFamily", "familyName", "postScriptName"]
}
