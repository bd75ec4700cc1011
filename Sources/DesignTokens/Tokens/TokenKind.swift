/// What a token is for. The raw value is its name in reports.
package enum TokenKind: String, CaseIterable, Hashable, Sendable {
  case color
  case font
  case typography
  case height
  case spacing
  case radius
  /// A width, a side of a square, or another extent that is no height of its own.
  case size
  case borderWidth
  case fontSize
  case shadow
  case opacity
  case duration
  case number
  case gradient
  /// A kind of a component: its properties.
  case variant
  /// A state of a component: its properties.
  case state
  /// Several measures under one name.
  case metrics
  /// A style object: properties by name.
  case stylesheet

  /// Whether a value is a single number of points.
  package var isLength: Bool {
    switch self {
    case .height, .spacing, .radius, .size, .borderWidth, .fontSize: true
    default: false
    }
  }

  /// Whether a value is a table of properties.
  package var isTable: Bool {
    switch self {
    case .variant, .state, .metrics, .stylesheet: true
    default: false
    }
  }

  /// The type of the Design Tokens Community Group's format, where it has one.
  package var dtcgType: String? {
    switch self {
    case .color: "color"
    case .font, .typography: "typography"
    case .height, .spacing, .radius, .size, .borderWidth, .fontSize: "dimension"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .duration: "duration"
    case .opacity, .number: "number"
    case .variant, .state, .metrics, .stylesheet: nil
    }
  }
}
