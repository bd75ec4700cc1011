import Symbols

/// The types of properties that the platforms' views declare.
enum PlatformProperties {
  /// By the conventions of the platforms: what ends in *color* is a colour, and a layer's is one of Core Graphics;
  /// `unknown` for all others. `path` may end with a state: `titleColor(.normal)`.
  static func type(named path: String) -> ResolvedType {
    let names = path.prefix { $0 != "(" }.split(separator: ".")
    guard let name = names.last?.lowercased() else { return .unknown }
    if name.hasSuffix("color") {
      return .external(names.dropLast().last?.lowercased().hasSuffix("layer") == true ? "CGColor" : "UIColor")
    }
    return name.hasSuffix("font") ? .external("UIFont") : .unknown
  }
}
