import DesignTokens
import JSON

/// Reads the values of the format's types, references already replaced.
enum TokenValueReader {
  /// The value, and a problem where it isn't one of `type`.
  static func value(of json: JSONValue, type: String) -> (TokenValue, problem: String?) {
    let read: TokenValue?
    switch type {
    case "color": read = TokenColorValue.color(json).map { .color(AppearanceColor($0)) }
    case "dimension": read = TokenMeasure.points(json).map { .number($0) }
    case "number": read = json.doubleValue.map { .number($0) }
    case "duration": read = TokenMeasure.seconds(json).map { .number($0) }
    case "fontFamily": read = families(json).map { .font(font(families: $0)) }
    case "fontWeight": read = weight(json).map { .font(FontValue(weight: $0)) }
    case "typography": read = json.objectValue.flatMap(typography).map { .typography($0) }
    case "shadow": read = shadow(json).map { .shadow($0) }
    case "gradient": read = gradient(json).map { .gradient($0) }
    case "border": read = json.objectValue.flatMap(border).map { .table($0) }
    case "cubicBezier", "strokeStyle", "transition":
      return (.unresolved(UnresolvedReason("a \(type) has no counterpart among Swift's values")), nil)
    default:
      let problem = "unknown type '\(type)'"
      return (.unresolved(UnresolvedReason(problem)), problem)
    }
    if let read { return (read, nil) }
    let problem = unread(json) ?? "this is no value of type '\(type)'"
    return (.unresolved(UnresolvedReason(problem)), problem)
  }

  /// What is wrong with a text that is no value, where its form tells.
  private static func unread(_ json: JSONValue) -> String? {
    guard let text = json.stringValue else { return nil }
    let opened = text.utf8.count { $0 == UInt8(ascii: "{") }
    if opened != text.utf8.count(where: { $0 == UInt8(ascii: "}") }) {
      return "'\(text)' has a brace without its other"
    }
    if opened > 0, text.contains("} {") { return "'\(text)' is several values" }
    return opened > 0 ? "'\(text)' is not computed" : nil
  }

  private static func families(_ json: JSONValue) -> [String]? {
    let names = json.stringValue.map { [$0] } ?? json.arrayValue?.compactMap(\.stringValue)
    return names?.isEmpty == false ? names : nil
  }

  private static func weight(_ json: JSONValue) -> FontWeight? {
    json.intValue.flatMap { FontWeight(name: String($0)) } ?? json.stringValue.flatMap { FontWeight(name: $0) }
  }

  private static func font(families: [String]) -> FontValue {
    func family(_ name: String) -> FontFamily {
      ["system", "system-ui", "-apple-system"].contains(name.lowercased()) ? .system : .named(name)
    }
    return FontValue(family: families.first.map(family) ?? .system, fallbacks: families.dropFirst().map(family))
  }

  /// `nil` where a part that is stated isn't what it should be.
  private static func typography(_ object: JSONObject) -> TypographyValue? {
    var typography = TypographyValue(font: FontValue())
    if let stated = object["fontFamily"] {
      guard let families = families(stated) else { return nil }
      typography.font = font(families: families)
    }
    if let stated = object["fontSize"] {
      guard let size = TokenMeasure.points(stated) else { return nil }
      typography.font.size = size
    }
    if let stated = object["fontWeight"] {
      guard let weight = weight(stated) else { return nil }
      typography.font.weight = weight
    }
    if let stated = object["lineHeight"] {
      guard let lineHeight = TokenMeasure.lineHeight(stated) else { return nil }
      typography.lineHeight = lineHeight
    }
    if let stated = object["letterSpacing"] {
      guard let spacing = TokenMeasure.letterSpacing(stated, size: typography.font.size) else { return nil }
      typography.letterSpacing = spacing
    }
    return typography
  }

  private static func shadow(_ json: JSONValue) -> ShadowValue? {
    let layers = json.arrayValue ?? [json]
    let read = layers.compactMap { layer -> ShadowValue.Layer? in
      guard let color = layer["color"].flatMap(TokenColorValue.color) else { return nil }
      return ShadowValue.Layer(
        color: AppearanceColor(color),
        blur: layer["blur"].flatMap(TokenMeasure.points),
        spread: layer["spread"].flatMap(TokenMeasure.points),
        x: layer["offsetX"].flatMap(TokenMeasure.points),
        y: layer["offsetY"].flatMap(TokenMeasure.points)
      )
    }
    return read.count == layers.count && !read.isEmpty ? ShadowValue(layers: read) : nil
  }

  private static func gradient(_ json: JSONValue) -> GradientValue? {
    guard let stops = json.arrayValue, !stops.isEmpty else { return nil }
    let read = stops.compactMap { stop -> GradientValue.Stop? in
      guard let color = stop["color"].flatMap(TokenColorValue.color) else { return nil }
      let location = stop["position"]?.doubleValue.map { min(max($0, 0), 1) }
      return GradientValue.Stop(color: AppearanceColor(color), location: location)
    }
    return read.count == stops.count ? GradientValue(stops: read) : nil
  }

  private static func border(_ object: JSONObject) -> PropertyTable? {
    guard
      let color = object["color"].flatMap(TokenColorValue.color),
      let width = object["width"].flatMap(TokenMeasure.points)
    else { return nil }
    return PropertyTable(
      type: TokenName("border"),
      properties: [
        .init(name: "color", value: ConditionalValue(.color(AppearanceColor(color)))),
        .init(name: "width", value: ConditionalValue(.number(width))),
      ]
    )
  }
}
