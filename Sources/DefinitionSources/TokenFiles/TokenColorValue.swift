import DesignTokens
import JSON

/// A colour of the format: hexadecimal text (older drafts), or a space and components (2025.10).
enum TokenColorValue {
  /// `nil` where the value is no colour, or of a space that isn't known and without a hexadecimal stand-in.
  static func color(_ json: JSONValue) -> ColorValue? {
    if let text = json.stringValue { return ColorValue(cssText: text) }
    guard let object = json.objectValue else { return nil }
    let alpha = object["alpha"]?.doubleValue ?? 1
    let stated = color(space: object["colorSpace"]?.stringValue, components(object["components"]), alpha: alpha)
    // What sRGB can't show has a stand-in that somebody chose.
    if let stated, !stated.isClamped || stated.displayP3 != nil { return stated }
    return object["hex"]?.stringValue.flatMap { ColorValue(hexText: $0, order: .rgba) }?.withAlpha(alpha) ?? stated
  }

  /// Three numbers; `"none"`, a component that doesn't matter, counts as 0.
  private static func components(_ json: JSONValue?) -> [Double]? {
    guard let values = json?.arrayValue, values.count == 3 else { return nil }
    let numbers = values.compactMap { $0.stringValue == "none" ? 0 : $0.doubleValue }
    return numbers.count == 3 ? numbers : nil
  }

  private static func color(space: String?, _ components: [Double]?, alpha: Double) -> ColorValue? {
    guard let components else { return nil }
    let (first, second, third) = (components[0], components[1], components[2])
    switch space {
    case "srgb": return ColorValue(red: first, green: second, blue: third, alpha: alpha)
    case "srgb-linear": return ColorValue(linearRed: first, green: second, blue: third, alpha: alpha)
    case "display-p3": return ColorValue(displayP3Red: first, green: second, blue: third, alpha: alpha)
    case "hsl": return ColorValue(hue: first / 360, saturation: second / 100, lightness: third / 100, alpha: alpha)
    case let other?: return ColorValue(cssSpace: other, SIMD3(first, second, third), alpha: alpha)
    case nil: return nil
    }
  }
}
