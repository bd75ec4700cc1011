import JSON

/// Checks a Design Tokens file against the format's rules (2025.10): what a token and a group may hold, the form of
/// each type's value, and that aliases lead to a token.
struct TokenFileCheck {
  private(set) var problems: [String] = []
  private var tokens: Set<String> = []
  private var aliases: [(from: String, to: String)] = []

  init(_ text: String) throws {
    guard let root = try JSONValue.parse(text).objectValue else {
      problems.append("the file is no object")
      return
    }
    group(root, "", type: nil)
    for alias in aliases where !tokens.contains(alias.to) { problems.append("\(alias.from): no token '\(alias.to)'") }
  }

  private static let tokenKeys: Set<String> = ["$value", "$type", "$description", "$extensions", "$deprecated"]
  private static let groupKeys: Set<String> = [
    "$type", "$description", "$extensions", "$deprecated", "$extends", "$root", "$schema",
  ]

  private mutating func group(_ group: JSONObject, _ path: String, type outer: String?) {
    let type = group["$type"]?.stringValue ?? outer
    for member in group {
      if member.key.hasPrefix("$"), member.key != "$root" {
        if !Self.groupKeys.contains(member.key) { problems.append("\(path): a group has no '\(member.key)'") }
        continue
      }
      if member.key.contains(where: { ".{}".contains($0) }) { problems.append("\(path): the name '\(member.key)'") }
      let inner = path.isEmpty ? member.key : path + "." + member.key
      guard let object = member.value.objectValue else {
        problems.append("\(inner): neither token nor group")
        continue
      }
      if object["$value"] == nil { self.group(object, inner, type: type) } else { token(object, inner, type: type) }
    }
  }

  private mutating func token(_ token: JSONObject, _ path: String, type outer: String?) {
    tokens.insert(path)
    for member in token where !Self.tokenKeys.contains(member.key) {
      problems.append("\(path): a token has no '\(member.key)'")
    }
    guard let type = token["$type"]?.stringValue ?? outer, let value = token["$value"] else {
      problems.append("\(path): no type")
      return
    }
    check(value, type, path)
  }

  private mutating func check(_ value: JSONValue, _ type: String, _ path: String) {
    if let text = value.stringValue, text.hasPrefix("{"), text.hasSuffix("}") {
      return aliases.append((path, String(text.dropFirst().dropLast())))
    }
    switch type {
    case "color": color(value, path)
    case "dimension": measure(value, ["px", "rem"], path)
    case "duration": measure(value, ["ms", "s"], path)
    case "number": expect(value.doubleValue != nil, "\(path): a number")
    case "fontFamily":
      expect(
        value.stringValue != nil || value.arrayValue?.allSatisfy { $0.stringValue != nil } == true,
        "\(path): names"
      )
    case "fontWeight":
      expect(value.stringValue != nil || (1...1000).contains(value.doubleValue ?? 0), "\(path): a weight")
    case "typography":
      let parts = [
        ("fontFamily", "fontFamily"), ("fontSize", "dimension"), ("fontWeight", "fontWeight"),
        ("letterSpacing", "dimension"), ("lineHeight", "number"),
      ]
      composite(value, parts, path)
    case "shadow":
      for layer in value.arrayValue ?? [value] {
        let lengths = ["offsetX", "offsetY", "blur", "spread"].map { ($0, "dimension") }
        composite(layer, [("color", "color")] + lengths, path)
      }
    case "gradient":
      for stop in value.arrayValue ?? [.null] { composite(stop, [("color", "color"), ("position", "number")], path) }
    default: problems.append("\(path): unknown type '\(type)'")
    }
  }

  private mutating func composite(_ value: JSONValue, _ parts: [(name: String, type: String)], _ path: String) {
    for part in parts {
      guard let inner = value[part.name] else {
        problems.append("\(path): no '\(part.name)'")
        continue
      }
      check(inner, part.type, path + "/" + part.name)
    }
  }

  private mutating func color(_ value: JSONValue, _ path: String) {
    expect(value["colorSpace"]?.stringValue != nil, "\(path): a colour space")
    let components = value["components"]?.arrayValue?.compactMap(\.doubleValue) ?? []
    expect(components.count == 3 && components.allSatisfy { (0...1).contains($0) }, "\(path): components")
    if let alpha = value["alpha"] { expect((0...1).contains(alpha.doubleValue ?? -1), "\(path): alpha") }
    if let hex = value["hex"] {
      expect(hex.stringValue?.wholeMatch(of: /#[0-9a-fA-F]{6}/) != nil, "\(path): six hex digits")
    }
  }

  private mutating func measure(_ value: JSONValue, _ units: [String], _ path: String) {
    expect(value["value"]?.doubleValue != nil && units.contains(value["unit"]?.stringValue ?? ""), "\(path): a measure")
  }

  private mutating func expect(_ holds: Bool, _ what: String) {
    if !holds { problems.append(what) }
  }
}
