/// What the evaluator knows of the platforms' types by their names.
enum PlatformTypes {
  static func isColor(_ type: String) -> Bool { colors.contains(type) }
  static func isFont(_ type: String) -> Bool { fonts.contains(type) }
  static func isGeometry(_ type: String) -> Bool { geometry[type] != nil }

  /// The fields of a geometric value by its initialiser's labels.
  static func fields(of type: String) -> [String]? { geometry[type] }

  /// Types whose static members are also meant where `type` is expected.
  static func alternatives(_ type: String) -> [String] {
    switch type {
    case "ShapeStyle", "AnyShapeStyle", "Color.Resolved": ["Color", "ShapeStyle"]
    case "Color": ["ShapeStyle"]
    case "CGFloat": ["Double"]
    default: []
    }
  }

  /// Whether a method gives a value of its receiver's type, so that an implicit member may stand before it.
  static func keepsType(_ method: String) -> Bool {
    switch method {
    case "opacity", "withAlphaComponent", "weight", "bold", "italic", "monospaced", "monospacedDigit", "leading",
      "withSize", "alpha", "darker", "lighter", "mix", "gradient", "smallCaps", "width", "insetBy":
      true
    default: false
    }
  }

  /// A static that holds what the running program made: `shared`, `main`, `current`, `default`.
  static func isState(_ name: String) -> Bool {
    switch name {
    case "shared", "main", "current", "standard", "default": true
    default: false
    }
  }

  private static let colors: Set<String> = [
    "UIColor", "NSColor", "Color", "CGColor", "CIColor", "ShapeStyle", "AnyShapeStyle", "Color.Resolved",
  ]
  private static let fonts: Set<String> = [
    "UIFont", "NSFont", "Font", "CTFont", "UIFontDescriptor", "NSFontDescriptor",
  ]
  private static let geometry: [String: [String]] = [
    "CGSize": ["width", "height"], "NSSize": ["width", "height"], "CGPoint": ["x", "y"], "NSPoint": ["x", "y"],
    "CGRect": ["x", "y", "width", "height"], "NSRect": ["x", "y", "width", "height"],
    "UIEdgeInsets": ["top", "left", "bottom", "right"], "NSEdgeInsets": ["top", "left", "bottom", "right"],
    "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "EdgeInsets": ["top", "leading", "bottom", "trailing"], "UIOffset": ["horizontal", "vertical"],
    "CGVector": ["dx", "dy"], "UnitPoint": ["x", "y"],
    "RectangleCornerRadii": ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"],
  ]
}
