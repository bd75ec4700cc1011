import DesignTokens
import SwiftSource
import Symbols

/// What methods of colours give.
enum ColorMembers {
  /// `nil` for a method that isn't known.
  static func method(
    _ name: String,
    of color: AppearanceColor,
    _ value: Evaluated,
    _ arguments: [Argument],
    _ interpreter: Interpreter
  ) -> Evaluated? {
    func number(_ fallback: Double? = nil) -> Evaluated {
      if arguments.isEmpty, let fallback { return Evaluated(.floating(fallback)) }
      return interpreter.argument(arguments, 0, .external("CGFloat"))
    }
    switch name {
    case "opacity":
      return with(number()) { color.multiplyingAlpha(by: $0) }
    case "withAlphaComponent", "copy", "withAlpha":
      return with(number()) { alpha in
        color.mapTerms { term in
          switch term {
          case .value(let value): .value(value.withAlpha(alpha))
          case .system(let system): .system(SystemColor(system.name, alpha: alpha))
          }
        }
      }
    case "resolvedColor": return resolved(color, interpreter.argument(arguments, 0), interpreter)
    case "resolve": return value
    // A fixed colour space is no other colour.
    case "usingColorSpace", "usingType", "converted", "eraseToAnyShapeStyle": return value
    case "getRed": return components(arguments, color, interpreter) { [$0.red, $0.green, $0.blue, $0.alpha] }
    case "getWhite": return components(arguments, color, interpreter) { [$0.red, $0.alpha] }
    case "getHue": return components(arguments, color, interpreter) { HueComponents($0).all }
    case "set", "setFill", "setStroke": return Evaluated(.tuple([]))
    default: return nil
    }
  }

  private static func with(_ number: Evaluated, _ make: (Double) -> AppearanceColor) -> Evaluated {
    number.number.map { Evaluated(.color(make($0))) } ?? number
  }

  /// `resolvedColor(with: traits)`: the half that the traits ask for.
  private static func resolved(_ color: AppearanceColor, _ traits: Evaluated, _ interpreter: Interpreter) -> Evaluated {
    guard let style = traits.instance?["userInterfaceStyle"], case .platformMember(_, let name) = style.value else {
      return Evaluated(.color(color))
    }
    return color.projected(toDark: name == "dark").map { Evaluated(.color($0)) }
      ?? interpreter.unresolved("a colour without that appearance")
  }

  /// Writes components into the variables handed in. A colour that adapts is read in the appearance being run.
  private static func components(
    _ arguments: [Argument],
    _ color: AppearanceColor,
    _ interpreter: Interpreter,
    _ split: (ColorValue) -> [Double]
  ) -> Evaluated? {
    var appearance = Appearance.light
    if color.constant == nil { appearance.isDark = interpreter.isDark }
    guard let value = color.resolved(in: appearance, on: interpreter.world.platform) else { return nil }
    for (argument, component) in zip(arguments, split(value)) {
      if case .node(let node, let frame) = argument.source {
        interpreter.assign(Evaluated(.floating(component)), to: node, frame)
      }
    }
    return Evaluated(.bool(true))
  }
}

/// A colour's hue, saturation, brightness and alpha, each 0…1.
struct HueComponents {
  let hue: Double
  let saturation: Double
  let brightness: Double
  let alpha: Double

  init(_ color: ColorValue) {
    let high = max(color.red, color.green, color.blue)
    let range = high - min(color.red, color.green, color.blue)
    var sector = 0.0
    if range > 0 {
      if high == color.red {
        sector = (color.green - color.blue) / range + (color.green < color.blue ? 6 : 0)
      } else if high == color.green {
        sector = (color.blue - color.red) / range + 2
      } else {
        sector = (color.red - color.green) / range + 4
      }
    }
    hue = sector / 6
    saturation = high > 0 ? range / high : 0
    brightness = high
    alpha = color.alpha
  }

  var all: [Double] { [hue, saturation, brightness, alpha] }
}
