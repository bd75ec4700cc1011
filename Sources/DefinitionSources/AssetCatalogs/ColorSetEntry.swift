import DesignTokens
import JSON

/// One entry of a colour set: a colour, and what it is for.
struct ColorSetEntry {
  let pointer: JSONPointer
  let idiom: AssetIdiom
  let condition: Condition
  /// `nil` for an empty slot.
  let term: ColorTerm?

  /// What an entry says that it is for.
  struct Condition: Hashable {
    /// `nil` where it says neither: for light and dark, unless another entry says the one.
    var isDark: Bool?
    var isHighContrast = false
  }

  /// `nil` for an entry that can't be read, and for one of a wide-gamut or localised variant, which stands beside the
  /// entry that counts here.
  init?(_ value: JSONValue, at pointer: JSONPointer, _ collector: inout ProblemCollector) {
    guard let object = value.objectValue else {
      collector.report("an entry of 'colors' must be an object, not \(value.typeName)", at: pointer)
      return nil
    }
    self.pointer = pointer
    collector.reportUnknownKeys(of: object, at: pointer, known: Self.knownKeys)
    guard
      let idiom = Self.idiom(object["idiom"], at: pointer.appending("idiom"), &collector),
      let condition = Self.condition(object["appearances"], at: pointer.appending("appearances"), &collector)
    else { return nil }
    self.idiom = idiom
    self.condition = condition
    switch object["color"] {
    case nil, .null?: term = nil
    case let color?:
      var reader = AssetColorReader(pointer: pointer.appending("color"), collector: collector)
      let term = reader.term(of: color)
      collector = reader.collector
      guard let term else { return nil }
      self.term = term
    }
    let isWideGamut = object["display-gamut"]?.stringValue.map { $0.lowercased() == "display-p3" } ?? false
    if isWideGamut || object["locale"] != nil { return nil }
  }

  private static let knownKeys: Set<String> = [
    "appearances", "color", "display-gamut", "idiom", "locale", "subtype",
  ]

  private static func idiom(
    _ value: JSONValue?,
    at pointer: JSONPointer,
    _ collector: inout ProblemCollector
  ) -> AssetIdiom? {
    guard let value else { return .universal }
    guard let idiom = value.stringValue.flatMap(AssetIdiom.init(rawValue:)) else {
      collector.report("unknown idiom\(value.stringValue.map { " '\($0)'" } ?? "")", at: pointer)
      return nil
    }
    return idiom
  }

  private static func condition(
    _ value: JSONValue?,
    at pointer: JSONPointer,
    _ collector: inout ProblemCollector
  ) -> Condition? {
    guard let value else { return Condition() }
    guard let list = value.arrayValue else {
      collector.report("'appearances' must be an array, not \(value.typeName)", at: pointer)
      return nil
    }
    var result = Condition()
    for (index, item) in list.enumerated() {
      switch (item["appearance"]?.stringValue, item["value"]?.stringValue) {
      case ("luminosity", "dark"): result.isDark = true
      case ("luminosity", "light"): result.isDark = false
      case ("contrast", "high"): result.isHighContrast = true
      case ("contrast", "normal"): result.isHighContrast = false
      default:
        collector.report("unknown appearance", at: pointer.appending(index))
        return nil
      }
    }
    return result
  }
}
