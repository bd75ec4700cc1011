package import Symbols

/// What kind of design value a Swift type holds.
package enum DesignShape: Hashable, Sendable {
  case color
  case font
  case number
  /// Seconds.
  case duration
  case edges
  case size
  case gradient
  case fontWeight
  case shadow
  case bool
  case text

  /// Whether a value of the shape is a design decision by itself.
  package var isDesignValue: Bool {
    switch self {
    case .bool, .text, .fontWeight, .duration: false
    default: true
    }
  }

  /// Of a type of the platform, optionality aside; `nil` for any other.
  package init?(_ type: ResolvedType) {
    switch type.unwrapped {
    case .external(let name):
      guard let shape = Self.byName[name] else { return nil }
      self = shape
    case .array(let element):
      guard Self(element) == .color else { return nil }
      self = .gradient
    default: return nil
    }
  }

  private static let byName: [String: DesignShape] = [
    "Color": .color, "UIColor": .color, "NSColor": .color, "CGColor": .color, "CIColor": .color,
    "ColorResource": .color, "ShapeStyle": .color,
    // What R.swift generates of asset catalogs.
    "RswiftResources.ColorResource": .color, "Rswift.ColorResource": .color,
    "Font": .font, "UIFont": .font, "NSFont": .font,
    "CGFloat": .number, "Double": .number, "Float": .number, "Int": .number, "UInt": .number,
    "TimeInterval": .duration, "Duration": .duration,
    "UIEdgeInsets": .edges, "EdgeInsets": .edges, "NSEdgeInsets": .edges, "NSDirectionalEdgeInsets": .edges,
    "CGSize": .size, "NSSize": .size,
    "Gradient": .gradient, "LinearGradient": .gradient,
    "UIFont.Weight": .fontWeight, "Font.Weight": .fontWeight, "NSFont.Weight": .fontWeight,
    "NSShadow": .shadow,
    "Bool": .bool, "String": .text, "StaticString": .text,
  ]
}
