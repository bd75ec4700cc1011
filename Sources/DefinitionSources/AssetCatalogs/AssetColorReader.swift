import DesignTokens
import JSON

/// Reads the `color` of a colour set's entry.
struct AssetColorReader {
  let pointer: JSONPointer
  var collector: ProblemCollector

  /// `nil`, with a problem reported, where the colour can't be read.
  mutating func term(of value: JSONValue) -> ColorTerm? {
    guard let object = value.objectValue else {
      collector.report("'color' must be an object, not \(value.typeName)", at: pointer)
      return nil
    }
    collector.reportUnknownKeys(of: object, at: pointer, known: Self.knownKeys)
    if let reference = object["reference"] {
      guard let name = reference.stringValue, !name.isEmpty else {
        collector.report("'reference' must be the name of a system colour", at: pointer.appending("reference"))
        return nil
      }
      return .system(SystemColor(resourceName: name))
    }
    guard let components = object["components"]?.objectValue else {
      collector.report("'color' needs 'components' or 'reference'", at: pointer)
      return nil
    }
    return color(space: object["color-space"]?.stringValue ?? "srgb", components).map { .value($0) }
  }

  private static let knownKeys: Set<String> = ["color-space", "components", "platform", "reference"]
  private static let knownComponents: Set<String> = ["red", "green", "blue", "white", "alpha"]

  private mutating func color(space: String, _ components: JSONObject) -> ColorValue? {
    collector.reportUnknownKeys(of: components, at: pointer.appending("components"), known: Self.knownComponents)
    guard let alpha = component("alpha", of: components) else { return nil }
    switch space.lowercased() {
    case "gray-gamma-22", "generic-gamma-22-gray":
      return component("white", of: components).map { ColorValue(grayGamma22: $0, alpha: alpha) }
    case "extended-gray", "gray":
      return component("white", of: components).map { ColorValue(white: $0, alpha: alpha) }
    case let space:
      guard
        let red = component("red", of: components),
        let green = component("green", of: components),
        let blue = component("blue", of: components)
      else { return nil }
      switch space {
      case "srgb", "extended-srgb":
        return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
      case "extended-linear-srgb", "linear-srgb":
        return ColorValue(linearRed: red, green: green, blue: blue, alpha: alpha)
      case "display-p3":
        return ColorValue(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      default:
        collector.report("unknown color space '\(space)'", at: pointer.appending("color-space"))
        return nil
      }
    }
  }

  /// 0…1. A missing alpha is 1; any other missing component is a problem.
  private mutating func component(_ name: String, of components: JSONObject) -> Double? {
    guard let value = components[name] else {
      if name == "alpha" { return 1 }
      collector.report("the component '\(name)' is missing", at: pointer.appending("components"))
      return nil
    }
    if let number = AssetColorComponent.value(of: value, isAlpha: name == "alpha") { return number }
    collector.report("'\(name)' is no number", at: pointer.appending("components").appending(name))
    return nil
  }
}
