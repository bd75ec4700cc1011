import DesignTokens

/// How a value of one platform type is written as another one.
enum TypeConversion {
  /// `text` of type `from`, as `target`; `nil` where there is no such conversion.
  static func convert(_ text: String, from: String, to target: String) -> Spelling? {
    switch (from, target) {
    case ("UIColor", "Color"), ("UIColor", "ShapeStyle"): Spelling(text: "Color(uiColor: \(text))")
    case ("NSColor", "Color"), ("NSColor", "ShapeStyle"): Spelling(text: "Color(nsColor: \(text))")
    case ("Color", "UIColor"): Spelling(text: "UIColor(\(text))")
    case ("Color", "NSColor"): Spelling(text: "NSColor(\(text))")
    case ("UIColor", "CGColor"), ("NSColor", "CGColor"): Spelling(text: text + ".cgColor", losesAdaptivity: true)
    case ("Color", "CGColor"): Spelling(text: "UIColor(\(text)).cgColor", losesAdaptivity: true)
    case ("UIColor", "CIColor"), ("NSColor", "CIColor"):
      Spelling(text: "CIColor(color: \(text))", losesAdaptivity: true)
    case ("ColorResource", "UIColor"): Spelling(text: "UIColor(resource: \(text))")
    case ("ColorResource", "NSColor"): Spelling(text: "NSColor(resource: \(text))")
    case ("ColorResource", "Color"), ("ColorResource", "ShapeStyle"), ("RswiftResources.ColorResource", "Color"):
      Spelling(text: "Color(\(text))")
    case ("UIFont", "Font"), ("NSFont", "Font"): Spelling(text: "Font(\(text))")
    case ("UIFont", "CTFont"), ("NSFont", "CTFont"): Spelling(text: "\(text) as CTFont")
    case ("Int", "CGFloat"), ("Float", "CGFloat"), ("UInt", "CGFloat"): Spelling(text: "CGFloat(\(text))")
    case ("Int", "Double"), ("Float", "Double"), ("UInt", "Double"): Spelling(text: "Double(\(text))")
    case ("CGFloat", "Int"), ("Double", "Int"): Spelling(text: "Int(\(text))")
    case ("CGFloat", "Float"), ("Double", "Float"), ("Int", "Float"): Spelling(text: "Float(\(text))")
    default: nil
    }
  }

  /// By platform: the first version that has the conversion.
  static func versions(from: String, to target: String) -> [Platform: SystemVersion] {
    switch (from, target) {
    case ("UIColor", "Color"), ("UIColor", "ShapeStyle"), ("NSColor", "Color"), ("NSColor", "ShapeStyle"): wrapping
    case ("Color", "UIColor"), ("Color", "NSColor"), ("Color", "CGColor"): unwrapping
    default: [:]
    }
  }

  /// What is written where the conversion's own name isn't there yet.
  static func older(_ text: String) -> String? {
    for label in ["Color(uiColor: ", "Color(nsColor: "] where text.hasPrefix(label) {
      return "Color(" + text.dropFirst(label.count)
    }
    return nil
  }

  /// `Color(uiColor:)`, `Color(nsColor:)`
  private static let wrapping = known([(.iOS, "15"), (.macOS, "12"), (.tvOS, "15"), (.watchOS, "8")])
  /// `UIColor(_: Color)`, `NSColor(_: Color)`
  private static let unwrapping = known([(.iOS, "14"), (.macOS, "11"), (.tvOS, "14"), (.watchOS, "7")])

  private static func known(_ versions: [(Platform, String)]) -> [Platform: SystemVersion] {
    Dictionary(versions.compactMap { name, text in SystemVersion(text).map { (name, $0) } }) { first, _ in first }
  }
}
