/// The types of the platform's own members that turn a colour or font into something else: what follows them says
/// nothing of the type before.
enum PlatformMembers {
  /// The type of a property of a platform's type; `nil` where it isn't known here.
  static func type(of name: String, on owner: String) -> ResolvedType? {
    switch owner {
    case "Color": color[name]
    case "UIColor", "NSColor": colorClass[name]
    case "UIFont", "NSFont": font[name]
    default: nil
    }
  }

  /// Whether a method gives another value of its receiver's type.
  static func keepsType(_ method: String, on owner: String) -> Bool {
    switch owner {
    case "Color": method == "opacity" || method == "mix"
    case "UIColor", "NSColor": method == "withAlphaComponent"
    case "UIFont", "NSFont": method == "withSize"
    case "Font": fontModifiers.contains(method)
    default: false
    }
  }

  private static let color: [String: ResolvedType] = [
    "gradient": .external("AnyGradient"), "cgColor": .optional(.external("CGColor")),
    "description": .external("String"), "hashValue": .external("Int"),
  ]

  private static let colorClass: [String: ResolvedType] = [
    "cgColor": .external("CGColor"), "ciColor": .external("CIColor"), "description": .external("String"),
    "debugDescription": .external("String"), "hash": .external("Int"), "hashValue": .external("Int"),
    "alphaComponent": .external("CGFloat"), "redComponent": .external("CGFloat"),
    "greenComponent": .external("CGFloat"), "blueComponent": .external("CGFloat"),
  ]

  private static let font: [String: ResolvedType] = [
    "pointSize": .external("CGFloat"), "lineHeight": .external("CGFloat"), "ascender": .external("CGFloat"),
    "descender": .external("CGFloat"), "capHeight": .external("CGFloat"), "xHeight": .external("CGFloat"),
    "leading": .external("CGFloat"), "fontName": .external("String"), "description": .external("String"),
  ]

  private static let fontModifiers: Set<String> = [
    "bold", "italic", "leading", "monospaced", "monospacedDigit", "smallCaps", "lowercaseSmallCaps",
    "uppercaseSmallCaps", "weight", "width",
  ]
}
