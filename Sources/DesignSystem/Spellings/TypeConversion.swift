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
}
