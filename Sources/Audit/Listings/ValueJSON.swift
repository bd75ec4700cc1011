import DesignTokens
import JSON

/// Token values in the words of the listing's JSON.
enum ValueJSON {
  static func value(_ value: TokenValue) -> JSONValue {
    switch value {
    case .color(let color): .object(self.color(color))
    case .number(let number): self.number(number)
    case .font(let font): .object(self.font(font))
    case .typography(let typography): .object(self.typography(typography))
    case .shadow(let shadow): .object(self.shadow(shadow))
    case .gradient(let gradient): .object(["stops": .array(gradient.stops.map { .object(stop($0)) })])
    case .edges(let edges):
      .object([
        "top": number(edges.top), "left": number(edges.left), "bottom": number(edges.bottom),
        "right": number(edges.right),
      ])
    case .size(let size): .object(["width": number(size.width), "height": number(size.height)])
    case .table(let table): .object(self.table(table))
    case .text(let text): .string(text)
    case .bool(let bool): .bool(bool)
    case .unresolved: .null
    }
  }

  /// Whole numbers without a fraction; what JSON can't say is null.
  static func number(_ number: Double) -> JSONValue {
    guard number.isFinite else { return .null }
    if number == number.rounded(), abs(number) < 1e15 { return .integer(Int64(number)) }
    // Six decimals: more is noise of the arithmetic that made the number.
    return .double((number * 1e6).rounded() / 1e6)
  }

  static func color(_ color: AppearanceColor) -> JSONObject {
    var object = JSONObject()
    if let system = color.system {
      object["system"] = .string(system.name)
      if system.alpha < 1 { object["alpha"] = number(system.alpha) }
      return object
    }
    object["light"] = term(color, .light)
    object["dark"] = color[.dark] == nil ? .null : term(color, .dark)
    for appearance in Appearance.all.dropFirst(2) where color[appearance] != nil {
      object[appearance.name] = term(color, appearance)
    }
    if let wide = color.value(in: .light)?.displayP3 {
      object["displayP3"] = .array([number(wide.red), number(wide.green), number(wide.blue)])
    }
    return object
  }

  private static func term(_ color: AppearanceColor, _ appearance: Appearance) -> JSONValue {
    color.resolved(in: appearance).map { .string($0.hexText) } ?? .null
  }

  static func font(_ font: FontValue) -> JSONObject {
    var object = JSONObject()
    object["family"] = font.family == .unknown ? .null : .string(font.family.name)
    object["size"] = font.resolvedSize().map(number) ?? .null
    let isNamed = font.family != .system
    object["weight"] = isNamed && font.weight == nil ? .null : .string(font.resolvedWeight().rawValue)
    object["design"] = font.design == .default ? .null : .string(font.design.rawValue)
    object["italic"] = .bool(font.isItalic)
    object["textStyle"] = font.textStyle.map { .string($0.rawValue) } ?? .null
    if font.isMonospaced { object["monospaced"] = .bool(true) }
    if !font.fallbacks.isEmpty { object["fallbacks"] = .array(font.fallbacks.map { .string($0.name) }) }
    if let maximum = font.maximumSize { object["maximumSize"] = number(maximum) }
    return object
  }

  private static func typography(_ typography: TypographyValue) -> JSONObject {
    var object = font(typography.font)
    object["lineHeight"] = typography.lineHeight.map { number($0.value) } ?? .null
    object["lineHeightUnit"] = typography.lineHeight.map { .string($0.unit.rawValue) } ?? .null
    object["letterSpacing"] = typography.letterSpacing.map(number) ?? .null
    if let color = typography.color {
      object["color"] = .object(referring(self.color(color), typography.colorReference))
    }
    return object
  }

  private static func shadow(_ shadow: ShadowValue) -> JSONObject {
    if shadow.layers.count == 1, let only = shadow.layers.first, only.name == nil {
      return layer(only, isNested: false)
    }
    return JSONObject(
      shadow.layers.enumerated().map { index, item in
        (item.name ?? "layer\(index + 1)", JSONValue.object(layer(item, isNested: true)))
      }
    )
  }

  private static func layer(_ layer: ShadowValue.Layer, isNested: Bool) -> JSONObject {
    var object = JSONObject()
    if isNested {
      object = referring(layer.color.map(color) ?? JSONObject(), layer.colorReference)
    } else {
      object["color"] = layer.color.map { .object(referring(color($0), layer.colorReference)) } ?? .null
    }
    for (key, value) in [
      ("opacity", layer.opacity), ("blur", layer.blur), ("spread", layer.spread), ("x", layer.x), ("y", layer.y),
    ] {
      if let value { object[key] = number(value) }
    }
    return object
  }

  private static func stop(_ stop: GradientValue.Stop) -> JSONObject {
    var object = referring(stop.color.map(color) ?? JSONObject(), stop.reference)
    if let location = stop.location { object["location"] = number(location) }
    return object
  }

  static func table(_ table: PropertyTable) -> JSONObject {
    ["type": .string(table.type.text), "properties": .object(properties(table))]
  }

  static func properties(_ table: PropertyTable) -> JSONObject {
    var object = JSONObject()
    for property in table.properties {
      let value = self.value(property.value.value(in: .standard))
      if case .object(let members) = value {
        object[property.name] = .object(referring(members, property.reference))
      } else if value.isNull, let reference = property.reference {
        object[property.name] = .object(["ref": .string(reference.text)])
      } else {
        object[property.name] = value
      }
    }
    return object
  }

  private static func referring(_ object: JSONObject, _ reference: TokenName?) -> JSONObject {
    guard let reference else { return object }
    var object = object
    object["ref"] = .string(reference.text)
    return object
  }
}
