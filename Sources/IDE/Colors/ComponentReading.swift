import DesignTokens
import SwiftSource
import Usages

/// The red, green and blue that a call writes, and the space they are in.
struct ComponentReading {
  let space: ColorComponents.Space
  private let red: Double
  private let green: Double
  private let blue: Double
  private let alpha: Double

  /// `nil` where the call has no such components, or one that is no literal.
  init?(_ call: CallView, _ unit: SourceUnit) {
    let folding = NumberFolding(unit: unit)
    var channels: [Double?] = [nil, nil, nil]
    var alpha: Double? = 1
    for argument in call.arguments {
      if argument.label == "alpha" || argument.label == "opacity" {
        alpha = folding.fold(argument.value)
      } else if let channel = Self.channel(argument.label) {
        channels[channel] = folding.fold(argument.value)
      }
    }
    guard let red = channels[0], let green = channels[1], let blue = channels[2], let alpha else { return nil }
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    let isDisplayP3 = call.arguments.contains { $0.label?.hasPrefix("displayP3") ?? false }
    space = isDisplayP3 ? .displayP3 : ColorComponents.Space(of: call.arguments, unit)
  }

  /// Which of red, green and blue a label names.
  static func channel(_ label: String?) -> Int? {
    switch label {
    case "red", "displayP3Red", "srgbRed", "calibratedRed", "deviceRed": 0
    case "green": 1
    case "blue": 2
    default: nil
    }
  }

  func color(scale: Double) -> ColorValue {
    switch space {
    case .sRGB: ColorValue(red: red / scale, green: green / scale, blue: blue / scale, alpha: alpha)
    case .displayP3: ColorValue(displayP3Red: red / scale, green: green / scale, blue: blue / scale, alpha: alpha)
    case .linear: ColorValue(linearRed: red / scale, green: green / scale, blue: blue / scale, alpha: alpha)
    }
  }

  /// A colour's components in a space.
  static func channels(of color: ColorValue, in space: ColorComponents.Space) -> [Double] {
    switch space {
    case .sRGB: return [color.red, color.green, color.blue]
    case .displayP3:
      let components = DisplayP3Components(color)
      return [components.red, components.green, components.blue]
    case .linear:
      let light = LinearRGB(color)
      return [light.red, light.green, light.blue]
    }
  }
}
