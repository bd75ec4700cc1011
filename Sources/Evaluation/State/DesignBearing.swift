import SwiftSource
import Symbols

/// Tells types that a design is made of from those of the data that a program works on.
struct DesignBearing {
  let symbols: SymbolTable

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// The part that values of a type play.
  enum Part {
    /// A colour, a font, a gap, a function, or what isn't said: a value of the design.
    case value
    /// A number or text: of the design or counted by the program.
    case measure
    /// A flag, an appearance, or a case of an enum.
    case choice
    /// Of a type of the workspace that holds nothing but design values.
    case design
    /// Anything else.
    case data
  }

  func part(of type: ResolvedType) -> Part { part(of: type, depth: 0) }

  private func part(of type: ResolvedType, depth: Int) -> Part {
    switch type.unwrapped {
    case .unknown, .parameter, .function, .tuple, .metatype, .optional: return .value
    case .array(let element): return part(of: element, depth: depth)
    case .dictionary(_, let value): return part(of: value, depth: depth)
    case .external(let name):
      if PlatformTypes.isColor(name) || PlatformTypes.isFont(name) || PlatformTypes.isGeometry(name)
        || Self.values.contains(name)
      {
        return .value
      }
      if NumericType.floating.contains(name) || NumericType.integer.contains(name) || Self.texts.contains(name) {
        return .measure
      }
      return Self.choices.contains(name) ? .choice : .data
    case .nominal(let symbol):
      if holdsDesign(symbol, depth: depth) { return .design }
      return symbols[symbol].kind == .enum ? .choice : .data
    }
  }

  /// Whether a type of the workspace holds design values, and no data beside them.
  private func holdsDesign(_ symbol: SymbolID, depth: Int) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    let key = TypeKey.nominal(symbol)
    guard !symbols.ancestors(of: key.type).contains(where: { Self.isView($0.externalName) }) else { return false }
    var storesDesign = false
    var computesDesign = false
    var storesFacts = false
    for member in symbols.allMembers(of: key) {
      let declaration = symbols[member]
      guard !declaration.modifiers.contains(.isStatic) else { continue }
      switch declaration.kind {
      case .enumCase:
        for parameter in declaration.parameters {
          var type = symbols.resolve(parameter.type, at: Place(inside: member))
          if let result = type.result { type = result }
          let part = type.key == key ? .choice : part(of: type, depth: depth + 1)
          if part == .data { return false }
          storesDesign = storesDesign || isDesign(part, type)
        }
      case .variable:
        let type = symbols.valueType(of: member)
        let part = type.key == key ? .choice : part(of: type, depth: depth + 1)
        let isStored =
          declaration.body == nil && (symbols.parent(of: member).map { symbols[$0].kind != .extension } ?? false)
        if isDesign(part, type) {
          if isStored { storesDesign = true } else { computesDesign = true }
        } else if isStored {
          if part == .data { return false }
          storesFacts = storesFacts || part == .measure
        }
      case .function:
        guard symbols[symbol].kind == .protocol else { continue }
        let type = symbols.resolve(declaration.type, at: Place(inside: member))
        if part(of: type, depth: Self.maximumDepth) == .value && !isOpen(type) { storesDesign = true }
      default: continue
      }
    }
    // What describes itself by numbers and texts, and is only shown in a colour, is data.
    return storesDesign || computesDesign && !storesFacts
  }

  private func isDesign(_ part: Part, _ type: ResolvedType) -> Bool {
    part == .design || part == .value && !isOpen(type) || type.externalName == "CGFloat"
  }

  /// Whether a type says nothing about what its values are for.
  private func isOpen(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .external, .nominal: false
    case .array(let element): isOpen(element)
    case .dictionary(_, let value): isOpen(value)
    default: true
    }
  }

  private static func isView(_ name: String?) -> Bool {
    guard let name, name != "NSObject", name != "NSObjectProtocol", name != "NSCopying" else { return false }
    return name == "View" || name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  private static let maximumDepth = 4
  private static let values: Set<String> = [
    "Gradient", "LinearGradient", "NSShadow", "UIFont.Weight", "NSFont.Weight", "Font.Weight", "UIFont.TextStyle",
    "NSFont.TextStyle", "Font.TextStyle", "Font.Design", "ColorResource", "UIBlurEffect.Style", "NSParagraphStyle",
    "Animation",
  ]
  private static let texts: Set<String> = ["String", "Substring", "StaticString", "Character"]
  private static let choices: Set<String> = [
    "Bool", "ColorScheme", "UIUserInterfaceStyle", "UITraitCollection", "NSAppearance", "ContentSizeCategory",
    "UIContentSizeCategory", "UIUserInterfaceSizeClass", "UserInterfaceSizeClass", "LayoutDirection",
  ]
}
