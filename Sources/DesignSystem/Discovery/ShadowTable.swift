import DesignTokens

/// Reads a table of properties as a shadow.
enum ShadowTable {
  /// A colour with a blur, or an offset: one layer.
  static func isLayer(_ table: PropertyTable) -> Bool {
    let parts = parts(table)
    return parts["blur"] != nil && (parts["color"] != nil || parts["opacity"] != nil)
      && (parts["y"] != nil || parts["x"] != nil || parts["offset"] != nil)
  }

  /// Whether every property says something of the shadow.
  static func isNothingElse(_ table: PropertyTable) -> Bool { parts(table).count == table.properties.count }

  static func hasBlur(_ table: PropertyTable) -> Bool { parts(table)["blur"] != nil }

  /// Two or more layers side by side, by prefix: `keyBlur`, `ambientBlur`.
  static func isLayered(_ table: PropertyTable) -> Bool {
    prefixes(table).count > 1
      || table.properties.filter { $0.value.value(in: .standard).table.map(isLayer) == true }.count > 1
  }

  static func value(_ table: PropertyTable) -> ShadowValue? {
    let nested = table.properties.compactMap { property -> ShadowValue.Layer? in
      guard let inner = property.value.value(in: .standard).table, isLayer(inner) else { return nil }
      return layer(parts(inner), name: layerName(property.name))
    }
    if !nested.isEmpty { return ShadowValue(layers: nested) }
    let prefixed = prefixes(table)
    if prefixed.count > 1 {
      return ShadowValue(
        layers: prefixed.map { prefix in layer(parts(table, prefix: prefix), name: prefix) }
      )
    }
    return ShadowValue(layers: [layer(parts(table, prefix: prefixed.first ?? ""), name: nil)])
  }

  /// `keyShadow` → `key`
  private static func layerName(_ name: String) -> String {
    let words = NameWords(name).words.filter { $0 != "shadow" && $0 != "layer" }
    return words.first ?? name
  }

  private static func layer(_ properties: [String: PropertyTable.Property], name: String?) -> ShadowValue.Layer {
    let parts = properties.mapValues { $0.value.value(in: .standard) }
    var layer = ShadowValue.Layer(
      name: name,
      color: parts["color"]?.color,
      colorReference: properties["color"]?.reference,
      opacity: parts["opacity"]?.number,
      blur: parts["blur"]?.number,
      spread: parts["spread"]?.number,
      x: parts["x"]?.number,
      y: parts["y"]?.number
    )
    if case .size(let offset)? = parts["offset"] { (layer.x, layer.y) = (offset.width, offset.height) }
    return layer
  }

  /// First words before `blur` or `radius` in names such as `keyBlur`, in order; empty where the names have none.
  private static func prefixes(_ table: PropertyTable) -> [String] {
    var found: [String] = []
    for property in table.properties {
      let words = NameWords(property.name).words
      guard words.count == 2, words[1] == "blur", words[0] != "shadow", !found.contains(words[0]) else { continue }
      found.append(words[0])
    }
    return found
  }

  /// The properties by what they say of a shadow.
  private static func parts(_ table: PropertyTable, prefix: String = "") -> [String: PropertyTable.Property] {
    var parts: [String: PropertyTable.Property] = [:]
    for property in table.properties {
      var words = NameWords(property.name).words.filter { $0 != "shadow" }
      if !prefix.isEmpty {
        guard words.first == prefix else { continue }
        words.removeFirst()
      }
      guard let last = words.last else { continue }
      let part: String
      switch last {
      case "color", "colour": part = "color"
      case "opacity", "alpha": part = "opacity"
      case "blur", "radius": part = "blur"
      case "x", "horizontal": part = "x"
      case "y", "vertical": part = "y"
      case "spread": part = "spread"
      case "offset": part = "offset"
      default: continue
      }
      parts[part] = property
    }
    return parts
  }
}
