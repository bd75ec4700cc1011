import DesignTokens
package import SwiftSource

/// The channels of a colour initialiser, where every one is a literal.
package struct ColorComponents {
  /// `nil` where channels are beyond what the initialiser takes.
  let value: ColorValue?
  /// Whether there is an alpha that isn't a literal: then the value is without one.
  let hasUnknownAlpha: Bool

  package enum Space: Sendable {
    case sRGB, displayP3, linear

    /// What a call says of its components' space by its first argument: `Color(.displayP3, red: …)`,
    /// `Color.Resolved(colorSpace: .sRGBLinear, red: …)`.
    package init(of arguments: [ArgumentView], _ unit: SourceUnit) {
      self = .sRGB
      guard let first = arguments.first, first.label == nil || first.label == "colorSpace",
        unit.kind(first.value) == .member
      else { return }
      switch unit.name(first.value) {
      case "displayP3": self = .displayP3
      case "sRGBLinear": self = .linear
      default: break
      }
    }
  }

  /// - Parameter takesBytes: whether channels above 1 are of the 0…255 kind. The platform's own initialisers read them
  ///   as colours brighter than white.
  init?(_ call: CallSite, _ folding: NumberFolding, in space: Space, takesBytes: Bool = false) {
    var channels: [Channel: Double] = [:]
    var alpha: Double? = 1
    var isDisplayP3 = space == .displayP3
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      if Self.alphaLabels.contains(label) {
        alpha = folding.fold(argument.value)
        continue
      }
      guard let channel = Self.channel(label) else { continue }
      guard let number = folding.fold(argument.value) else { return nil }
      if label.hasPrefix("displayP3") { isDisplayP3 = true }
      channels[channel] = number
    }
    let isBeyond = channels.values.contains { $0 > Self.brightest }
    let scale = isBeyond && takesBytes ? 255.0 : 1.0
    guard let color = Self.color(channels, isDisplayP3 ? .displayP3 : space, scale) else { return nil }
    value = isBeyond && !takesBytes ? nil : color.multiplyingAlpha(by: alpha ?? 1)
    hasUnknownAlpha = alpha == nil
  }

  private enum Channel { case red, green, blue, white, hue, saturation, brightness, cyan, magenta, yellow, black }

  private static let alphaLabels: Set<String> = ["alpha", "opacity"]

  /// The highest channel that a colour of a wide gamut has in sRGB's terms; what is above is a mistake or another kind.
  private static let brightest = 1.5

  private static func color(_ channels: [Channel: Double], _ space: Space, _ scale: Double) -> ColorValue? {
    if let red = channels[.red], let green = channels[.green], let blue = channels[.blue], channels.count == 3 {
      switch space {
      case .displayP3: return ColorValue(displayP3Red: red / scale, green: green / scale, blue: blue / scale)
      case .linear: return ColorValue(linearRed: red / scale, green: green / scale, blue: blue / scale)
      case .sRGB: return ColorValue(red: red / scale, green: green / scale, blue: blue / scale)
      }
    }
    if let white = channels[.white], channels.count == 1 {
      return space == .linear ? ColorValue(linearRed: white, green: white, blue: white) : ColorValue(white: white)
    }
    if let hue = channels[.hue], let saturation = channels[.saturation], let brightness = channels[.brightness] {
      return ColorValue(hue: hue, saturation: saturation, brightness: brightness)
    }
    if let cyan = channels[.cyan], let magenta = channels[.magenta], let yellow = channels[.yellow] {
      return ColorValue(cyan: cyan, magenta: magenta, yellow: yellow, black: channels[.black] ?? 0)
    }
    return nil
  }

  /// Whether a label names a channel of a colour.
  static func isChannel(_ label: String?) -> Bool { label.flatMap { channel($0) } != nil }

  /// The channel that a label names, whatever colour space is written before it (`displayP3Red`, `calibratedWhite`).
  private static func channel(_ label: String) -> Channel? {
    if let plain = names[label] { return plain }
    for prefix in prefixes where label.hasPrefix(prefix) {
      let rest = label.dropFirst(prefix.count)
      return names[rest.prefix(1).lowercased() + rest.dropFirst()]
    }
    return nil
  }

  private static let names: [String: Channel] = [
    "red": .red, "green": .green, "blue": .blue, "white": .white, "gray": .white, "hue": .hue,
    "saturation": .saturation, "brightness": .brightness, "cyan": .cyan, "magenta": .magenta, "yellow": .yellow,
    "black": .black,
  ]

  private static let prefixes = [
    "displayP3", "srgb", "sRGB", "calibrated", "device", "genericRGB", "genericGrayGamma2_2", "genericGamma22",
    "genericCMYK", "extendedSRGB", "linearSRGB",
  ]
}
