package import DesignTokens

/// What kind of design decision a place states: the `kind` of a finding.
package enum UsageKind: String, Sendable, CaseIterable {
  case color, font, height, width, size, spacing, radius, border, shadow, opacity, component, token, suppression

  /// The kinds of token that a length of this kind may be written with, the likeliest first.
  package var lengthKinds: [TokenKind] {
    switch self {
    case .height: [.height, .size]
    case .size: [.size, .height]
    case .width: [.size]
    case .spacing: [.spacing]
    case .radius: [.radius]
    case .border: [.borderWidth]
    case .font: [.fontSize]
    default: []
    }
  }
}
