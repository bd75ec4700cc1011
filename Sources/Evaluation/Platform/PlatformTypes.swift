import Symbols

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

  /// Whether a type is the platform's, so that its static members are what their names say; empty is that of an implicit
  /// member. Of what others declare a static may be anything.
  static func isKnown(_ type: String) -> Bool {
    let name = type.prefix { $0 != "." }
    if name.isEmpty || named.contains(String(name)) { return true }
    // The frameworks' prefixes: `UI`, `NS`, `CA`.
    let start = name.utf8.prefix(2)
    return start.count == 2 && start.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Whether it is of the workspace, or known to be the platform's.
  static func isKnown(_ type: TypeKey) -> Bool {
    switch type {
    case .nominal: true
    case .external(let name): isKnown(name)
    }
  }

  /// Whether a platform type's instances hold how a view looks: `UIButton.Configuration`, `UINavigationBarAppearance`.
  static func isConfiguration(_ type: TypeKey) -> Bool {
    guard case .external(let name) = type else { return false }
    return name.hasSuffix("Configuration") || name.hasSuffix("Appearance")
  }

  /// SwiftUI's and the standard library's types whose static members are compared and switched over.
  private static let named: Set<String> = [
    "Alignment", "Axis", "BlendMode", "ButtonRole", "Calendar", "CharacterSet", "Color", "ColorResource", "ColorScheme",
    "ColorSchemeContrast", "ContentMode", "ContentSizeCategory", "ControlSize", "DynamicTypeSize", "Edge", "Font",
    "Gradient", "HorizontalAlignment", "LayoutDirection", "LegibilityWeight", "EnvironmentValues", "Locale", "Material",
    "Scanner",
    "RoundedCornerStyle", "ScenePhase", "ShapeStyle", "TextAlignment", "UserInterfaceSizeClass", "VerticalAlignment",
    "Visibility",
  ]

  /// What keeps a static member of a type from being known that the workspace doesn't declare.
  static func cause(ofUnknown type: String) -> Unresolved.Cause {
    if isColor(type) { return .notFollowed }
    return settings.contains(type) ? .circumstance : .external
  }

  /// What they hold is absent until somebody sets it.
  private static let settings: Set<String> = ["UserDefaults", "NSUbiquitousKeyValueStore"]

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
