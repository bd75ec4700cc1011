/// What a token is worth, under conditions that are already chosen (appearance excepted: colours carry theirs).
package enum TokenValue: Hashable, Sendable {
  case color(AppearanceColor)
  /// The token's kind says the unit: points, seconds, 0…1, or none.
  case number(Double)
  case font(FontValue)
  case typography(TypographyValue)
  case shadow(ShadowValue)
  case gradient(GradientValue)
  case edges(EdgeValues)
  case size(SizeValue)
  case table(PropertyTable)
  case text(String)
  case bool(Bool)
  /// Not known, and why.
  case unresolved(UnresolvedReason)

  package var color: AppearanceColor? {
    if case .color(let value) = self { value } else { nil }
  }

  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The font, a typography's own among it.
  package var font: FontValue? {
    switch self {
    case .font(let value): value
    case .typography(let value): value.font
    default: nil
    }
  }

  package var table: PropertyTable? {
    if case .table(let value) = self { value } else { nil }
  }

  package var unresolvedReason: UnresolvedReason? {
    if case .unresolved(let reason) = self { reason } else { nil }
  }
}
