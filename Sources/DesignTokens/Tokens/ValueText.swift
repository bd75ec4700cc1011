/// Token values in words, short enough for one line.
package enum ValueText {
  /// The value in words: `#RRGGBBAA / #RRGGBBAA`, `17 semibold`, `16`.
  package static func describe(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): describe(color)
    case .number(let number): DecimalWriter.text(number)
    case .font(let font): describe(font)
    case .typography(let typography): describe(typography)
    case .shadow(let shadow): shadow.layers.map(describe).joined(separator: " + ")
    case .gradient(let gradient):
      gradient.stops.map { stop in stop.color.map { describe($0) } ?? stop.reference?.text ?? "?" }.joined(
        separator: " → "
      )
    case .edges(let edges):
      [edges.top, edges.left, edges.bottom, edges.right].map(DecimalWriter.text).joined(separator: " ")
    case .size(let size): DecimalWriter.text(size.width) + " × " + DecimalWriter.text(size.height)
    case .table(let table):
      table.properties.map { $0.name + ": " + ($0.reference?.text ?? describe($0.value.value(in: .standard))) }
        .joined(separator: ", ")
    case .text(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .unresolved(let reason): "unresolved: " + reason.message
    }
  }

  package static func describe(_ color: AppearanceColor) -> String {
    if let system = color.system { return system.name }
    let light = text(color, .light)
    return color[.dark] == nil ? light : light + " / " + text(color, .dark)
  }

  private static func text(_ color: AppearanceColor, _ appearance: Appearance) -> String {
    color.resolved(in: appearance)?.hexText ?? color.term(in: appearance)?.system?.name ?? "?"
  }

  private static func describe(_ font: FontValue) -> String {
    var parts: [String] = []
    if font.family != .system { parts.append(font.family.name) }
    if let size = font.resolvedSize() { parts.append(DecimalWriter.text(size)) }
    if font.family == .system || font.weight != nil { parts.append(font.resolvedWeight().rawValue) }
    if font.isItalic { parts.append("italic") }
    if let style = font.textStyle { parts.append("(\(style.rawValue))") }
    return parts.joined(separator: " ")
  }

  private static func describe(_ typography: TypographyValue) -> String {
    var text = describe(typography.font)
    if let height = typography.lineHeight {
      text += ", line " + DecimalWriter.text(height.value) + (height.unit == .multiple ? "×" : "")
    }
    if let spacing = typography.letterSpacing { text += ", tracking " + DecimalWriter.text(spacing) }
    return text
  }

  private static func describe(_ layer: ShadowValue.Layer) -> String {
    var parts: [String] = []
    if let color = layer.color { parts.append(describe(color)) }
    for (name, value) in [("x", layer.x), ("y", layer.y), ("blur", layer.blur), ("spread", layer.spread)] {
      if let value { parts.append(name + " " + DecimalWriter.text(value)) }
    }
    if let opacity = layer.opacity { parts.append("opacity " + DecimalWriter.text(opacity)) }
    return parts.joined(separator: " ")
  }
}
