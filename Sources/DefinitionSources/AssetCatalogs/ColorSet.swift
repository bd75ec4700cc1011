package import DesignTokens
import JSON

/// The `Contents.json` of a colour set.
package struct ColorSet {
  /// `nil` where no entry states a colour.
  package let color: ConditionalValue<AppearanceColor>?
  package let problems: [DefinitionProblem]

  /// Never fails: an entry that can't be read is reported and left out, the others count.
  package init(path: String, bytes: [UInt8]) {
    var collector = ProblemCollector(path: path, bytes: bytes)
    let entries = Self.entries(of: bytes, &collector)
    color = Self.color(of: entries, &collector)
    problems = collector.problems
  }

  private static let knownKeys: Set<String> = ["colors", "info", "properties"]

  private static func entries(of bytes: [UInt8], _ collector: inout ProblemCollector) -> [ColorSetEntry] {
    let root: JSONValue
    do {
      root = try JSONValue.parse(bytes)
    } catch {
      collector.report(error)
      return []
    }
    guard let object = root.objectValue else {
      collector.report("a colour set must be an object, not \(root.typeName)")
      return []
    }
    collector.reportUnknownKeys(of: object, at: .root, known: knownKeys)
    guard let list = object["colors"] else {
      collector.report("a colour set needs the key 'colors'")
      return []
    }
    let pointer = JSONPointer(["colors"])
    guard let values = list.arrayValue else {
      collector.report("'colors' must be an array, not \(list.typeName)", at: pointer)
      return []
    }
    return values.enumerated().compactMap { index, value in
      ColorSetEntry(value, at: pointer.appending(index), &collector)
    }
  }

  /// What is stated for light or dark goes before what is stated for both.
  private static func byAppearance(_ stated: [ColorSetEntry.Condition: ColorTerm]) -> [Appearance: ColorTerm] {
    var colors: [Appearance: ColorTerm] = [:]
    for isHighContrast in [false, true] {
      let any = stated[ColorSetEntry.Condition(isHighContrast: isHighContrast)]
      let light = stated[ColorSetEntry.Condition(isDark: false, isHighContrast: isHighContrast)]
      let dark = stated[ColorSetEntry.Condition(isDark: true, isHighContrast: isHighContrast)]
      colors[Appearance(isHighContrast: isHighContrast)] = light ?? any
      colors[Appearance(isDark: true, isHighContrast: isHighContrast)] = dark ?? (light == nil ? nil : any)
    }
    return colors
  }

  /// The colour for iOS as default, those of other platforms where they differ.
  private static func color(
    of entries: [ColorSetEntry],
    _ collector: inout ProblemCollector
  ) -> ConditionalValue<AppearanceColor>? {
    var colors: [AssetIdiom: [ColorSetEntry.Condition: ColorTerm]] = [:]
    for entry in entries {
      guard let term = entry.term else { continue }
      if colors[entry.idiom]?[entry.condition] != nil {
        collector.report("another entry states the colour for the same device and appearance", at: entry.pointer)
      } else {
        colors[entry.idiom, default: [:]][entry.condition] = term
      }
    }
    let stated = AssetIdiom.allCases.compactMap { idiom in
      colors[idiom].flatMap { AppearanceColor(Self.byAppearance($0)) }.map { (idiom: idiom, color: $0) }
    }
    guard let first = stated.first else { return nil }
    let rows = stated.dropFirst().compactMap { idiom, color in
      idiom.platform.map { ConditionalValue<AppearanceColor>.Row(when: ConditionSet(.platform($0)), value: color) }
    }
    return ConditionalValue(rows: rows.filter { $0.value != first.color }, fallback: first.color)
  }
}
