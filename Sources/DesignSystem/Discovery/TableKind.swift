import DesignTokens

/// What a table of properties amounts to: a typography, a shadow, metrics, a style object, a variant.
struct TableKind {
  let table: PropertyTable
  let typeName: String
  /// The entry's own name.
  let name: String

  /// `nil` where nothing in the table is a design decision.
  var kind: TokenKind? {
    let values = table.properties.map { $0.value.value(in: .standard) }
    let words = Set(NameWords(typeName).words)
    if isShadow(words) { return .shadow }
    if isTypography { return .typography }
    if !words.isDisjoint(with: Self.stateWords), hasLook(values) || values.contains(where: Self.isBool) {
      return .state
    }
    if NameWords(name).words.contains("style") || words.contains("style"), hasLook(values) { return .stylesheet }
    if values.contains(where: { $0.color != nil || $0.font != nil }) { return .variant }
    if values.contains(where: Self.isMeasure) { return .metrics }
    return nil
  }

  private func hasLook(_ values: [TokenValue]) -> Bool {
    values.contains { $0.color != nil || $0.font != nil || Self.isMeasure($0) || $0.table != nil }
  }

  private static func isMeasure(_ value: TokenValue) -> Bool {
    switch value {
    case .number, .edges, .size: true
    default: false
    }
  }

  private static func isBool(_ value: TokenValue) -> Bool {
    if case .bool = value { true } else { false }
  }

  private func isShadow(_ words: Set<String>) -> Bool {
    let layers = table.properties.contains { $0.value.value(in: .standard).table.map(ShadowTable.isLayer) == true }
    return ShadowTable.isLayer(table) || (words.contains("shadow") && layers)
      || (words.contains("shadow") && ShadowTable.hasBlur(table)) || (layers && ShadowTable.isLayered(table))
  }

  private var isTypography: Bool { TypographyTable(table: table).isTypography }

  /// The table in the form of its kind.
  func value(_ table: PropertyTable) -> TokenValue {
    switch kind {
    case .shadow?: ShadowTable.value(table).map { .shadow($0) } ?? .table(table)
    case .typography?: TypographyTable(table: table).value.map { .typography($0) } ?? .table(table)
    default: .table(table)
    }
  }

  private static let stateWords: Set<String> = ["state", "states"]
}
