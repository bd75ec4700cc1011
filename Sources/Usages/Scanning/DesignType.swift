import Symbols

/// The platform's types that hold design values.
enum DesignType {
  static let colors: Set<String> = [
    "UIColor", "NSColor", "Color", "CGColor", "CIColor", "ShapeStyle", "AnyShapeStyle", "Color.Resolved",
  ]
  static let colorClasses: Set<String> = ["UIColor", "NSColor", "Color", "CGColor", "CIColor"]
  static let fonts: Set<String> = ["UIFont", "NSFont", "Font", "CTFont"]
  static let fontClasses: Set<String> = ["UIFont", "NSFont", "Font"]
  static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int", "Float32", "Float64", "NSNumber"]
  /// Types that a design value may be handed to as something more general.
  private static let neutral: Set<String> = [
    "View", "Any", "AnyObject", "AnyView", "Shape", "InsettableShape", "Sendable", "Hashable", "Equatable",
    "Background", "Content", "Self", "NSObject", "NSObjectProtocol", "NSCoding", "NSSecureCoding", "NSCopying",
    "CVarArg", "CustomStringConvertible", "CustomDebugStringConvertible", "Transferable",
  ]

  /// Whether a type says that no platform colour or font can stand here.
  static func excludes(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .external(let name):
      !colors.contains(name) && !fonts.contains(name) && !neutral.contains(name) && !numbers.contains(name)
    case .unknown, .parameter: false
    case .array(let element): excludes(element)
    // The workspace declares all members of its own types: a colour of the platform is none of them.
    case .nominal: true
    case .dictionary, .function, .tuple, .metatype, .optional: false
    }
  }
}
