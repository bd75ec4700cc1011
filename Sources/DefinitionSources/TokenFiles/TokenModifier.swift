import DesignTokens
import JSON

/// A change of colour that Tokens Studio keeps beside a token: `$extensions["studio.tokens"].modify`.
struct TokenModifier {
  private let kind: String
  private let amount: Double?
  private let space: String

  /// `nil` where the token has none.
  init?(_ object: JSONObject) {
    guard let modify = object["$extensions"]?["studio.tokens"]?["modify"] else { return nil }
    kind = modify["type"]?.stringValue ?? ""
    amount = modify["value"].flatMap { $0.doubleValue ?? $0.stringValue.flatMap(Double.init) }
    space = modify["space"]?.stringValue ?? "srgb"
  }

  /// The changed colour; `nil` where the change isn't one that is known.
  func applied(to color: ColorValue) -> ColorValue? {
    guard let amount, amount.isFinite, (0...1).contains(amount) else { return nil }
    switch (kind, space) {
    case ("alpha", _): return color.withAlpha(amount)
    case ("lighten", "srgb"): return mixed(color, amount) { $0 + amount * (1 - $0) }
    case ("darken", "srgb"): return mixed(color, amount) { $0 - amount * $0 }
    case ("lighten", "hsl"): return relit(color) { $0 + amount * (1 - $0) }
    case ("darken", "hsl"): return relit(color) { $0 - amount * $0 }
    default: return nil
    }
  }

  /// What the change is called in a reason.
  var text: String { "the modifier '\(kind)' in '\(space)'" }

  private func mixed(_ color: ColorValue, _ amount: Double, _ change: (Double) -> Double) -> ColorValue {
    ColorValue(red: change(color.red), green: change(color.green), blue: change(color.blue), alpha: color.alpha)
  }

  /// With another lightness of hue, saturation and lightness.
  private func relit(_ color: ColorValue, _ change: (Double) -> Double) -> ColorValue {
    let (high, low) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    let (lightness, range) = ((high + low) / 2, high - low)
    guard range > 0 else { return mixed(color, 0) { _ in change(lightness) } }
    let saturation = range / (1 - abs(2 * lightness - 1))
    var hue: Double
    switch high {
    case color.red: hue = (color.green - color.blue) / range
    case color.green: hue = (color.blue - color.red) / range + 2
    default: hue = (color.red - color.green) / range + 4
    }
    hue = (hue < 0 ? hue + 6 : hue) / 6
    return ColorValue(hue: hue, saturation: saturation, lightness: change(lightness), alpha: color.alpha)
  }
}
