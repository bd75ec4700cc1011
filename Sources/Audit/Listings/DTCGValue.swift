import DesignSystem
import DesignTokens
import JSON

/// Token values in the forms of the Design Tokens Community Group's format.
enum DTCGValue {
  /// The token's objects and the names under its own that they take; empty where the format has no type for it.
  static func entries(_ token: Token) -> [([String], JSONObject)] {
    let description = token.documentation
    func entry(_ suffix: [String], _ type: String, _ value: JSONValue, _ extra: JSONObject? = nil) -> (
      [String], JSONObject
    ) {
      var object: JSONObject = ["$type": .string(type), "$value": value]
      if let description { object["$description"] = .string(description) }
      if let deprecation = token.deprecation {
        object["$deprecated"] = deprecation.message.map { .string($0) } ?? .bool(true)
      }
      if let extra { object["$extensions"] = .object(["parlance": .object(extra)]) }
      return (suffix, object)
    }
    switch token.standardValue {
    case .color(let color):
      guard let light = color.resolved(in: .light) else { return [] }
      let dark = color[.dark] == nil ? nil : color.resolved(in: .dark)
      return [entry([], "color", self.color(light), dark.map { ["dark": self.color($0)] })]
    case .number(let number):
      guard number.isFinite else { return [] }
      if token.kind.isLength { return [entry([], "dimension", dimension(number))] }
      if token.kind == .duration {
        return [entry([], "duration", .object(["value": ValueJSON.number(number), "unit": .string("s")]))]
      }
      return [entry([], "number", ValueJSON.number(number))]
    case .font(let font): return self.font(font).map { entry($0.0, $0.1, $0.2) }
    case .typography(let typography): return self.typography(typography).map { entry($0.0, $0.1, $0.2) }
    case .shadow(let shadow):
      let layers = shadow.layers.compactMap(layer)
      guard layers.count == shadow.layers.count, let first = layers.first else { return [] }
      return [entry([], "shadow", layers.count == 1 ? first : .array(layers))]
    case .gradient(let gradient):
      guard let stops = stops(gradient) else { return [] }
      return [entry([], "gradient", .array(stops))]
    case .edges, .size, .table, .text, .bool, .unresolved: return []
    }
  }

  private static func color(_ color: ColorValue) -> JSONValue {
    let bytes = color.bytes
    let components = [bytes.red, bytes.green, bytes.blue].map { ValueJSON.number(Double($0) / 255) }
    return .object([
      "colorSpace": .string("srgb"), "components": .array(components),
      "alpha": ValueJSON.number((Double(bytes.alpha) / 255 * 1_000).rounded() / 1_000),
      "hex": .string(String(color.hexText.prefix(7)).lowercased()),
    ])
  }

  private static func dimension(_ points: Double) -> JSONValue {
    .object(["value": ValueJSON.number(points), "unit": .string("px")])
  }

  private static func family(_ font: FontValue) -> JSONValue {
    .string(font.family == .system ? "system-ui" : font.family.name)
  }

  /// A font says less than the format's typography must, so that its parts are tokens of their own.
  private static func font(_ font: FontValue) -> [([String], String, JSONValue)] {
    var parts: [([String], String, JSONValue)] = []
    if font.family != .unknown { parts.append((["fontFamily"], "fontFamily", family(font))) }
    if let size = font.resolvedSize() { parts.append((["fontSize"], "dimension", dimension(size))) }
    if font.family == .system || font.weight != nil {
      parts.append((["fontWeight"], "fontWeight", .integer(Int64(font.resolvedWeight().number))))
    }
    return parts
  }

  private static func typography(_ typography: TypographyValue) -> [([String], String, JSONValue)] {
    guard let size = typography.font.resolvedSize(), let line = typography.lineHeight,
      let spacing = typography.letterSpacing, size > 0, typography.font.family != .unknown
    else { return font(typography.font) }
    let height = line.unit == .multiple ? line.value : line.value / size
    return [
      (
        [], "typography",
        .object([
          "fontFamily": family(typography.font), "fontSize": dimension(size),
          "fontWeight": .integer(Int64(typography.font.resolvedWeight().number)),
          "letterSpacing": dimension(spacing), "lineHeight": ValueJSON.number(height),
        ])
      )
    ]
  }

  private static func layer(_ layer: ShadowValue.Layer) -> JSONValue? {
    guard let light = layer.color?.resolved(in: .light) else { return nil }
    return .object([
      "color": color(light.multiplyingAlpha(by: layer.opacity ?? 1)), "offsetX": dimension(layer.x ?? 0),
      "offsetY": dimension(layer.y ?? 0), "blur": dimension(layer.blur ?? 0), "spread": dimension(layer.spread ?? 0),
    ])
  }

  private static func stops(_ gradient: GradientValue) -> [JSONValue]? {
    let last = max(gradient.stops.count - 1, 1)
    var stops: [JSONValue] = []
    for (index, stop) in gradient.stops.enumerated() {
      guard let light = stop.color?.resolved(in: .light) else { return nil }
      let position = stop.location ?? Double(index) / Double(last)
      stops.append(.object(["color": color(light), "position": ValueJSON.number(min(max(position, 0), 1))]))
    }
    return stops.isEmpty ? nil : stops
  }
}
