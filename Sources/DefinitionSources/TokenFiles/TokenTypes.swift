import DesignTokens

/// The format's types in the product's kinds.
enum TokenTypes {
  /// Names tell what a dimension measures: the token's own, else those of the token it refers to.
  static func kind(ofType type: String, of path: TokenPath, aliasOf alias: TokenPath?) -> TokenKind {
    switch type {
    case "color": .color
    case "dimension": measure(path, alias)?.tokenKind ?? .number
    case "fontFamily", "fontWeight": .font
    case "typography": .typography
    case "shadow": .shadow
    case "gradient": .gradient
    case "duration": .duration
    case "number": measure(path, alias) == .opacity ? .opacity : .number
    case "border": .metrics
    default: .number
    }
  }

  private static func measure(_ path: TokenPath, _ alias: TokenPath?) -> MeasureKind? {
    MeasureKind(names: path.segments) ?? alias.flatMap { MeasureKind(names: $0.segments) }
  }
}
