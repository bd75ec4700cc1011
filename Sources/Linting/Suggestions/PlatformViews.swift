import Symbols

/// Which types are views, controllers and the like.
enum PlatformViews {
  static func isView(_ key: TypeKey, in symbols: SymbolTable) -> Bool {
    symbols.ancestors(of: key.type).contains { type in
      guard let name = type.externalName else { return false }
      return name == "View" || name == "ViewModifier"
        || ["UI", "NS"].contains { name.hasPrefix($0) } && endings.contains { name.hasSuffix($0) }
    }
  }

  private static let endings = [
    "View", "Controller", "Cell", "Button", "Label", "Control", "Field", "Bar", "Slider", "Switch", "Window",
  ]
}
