import JSON

/// A first configuration, with comments that teach what can be set.
struct ConfigurationDraft {
  private let survey: WorkspaceSurvey
  private var lines: [String] = []

  init(_ survey: WorkspaceSurvey) {
    self.survey = survey
    lines = [
      "// What Parlance knows of this folder and all below it.",
      "// 'parlance rules' lists the rules, 'parlance explain RULE' says what one wants.", "{",
    ]
    addDesignSystem()
    addExclude()
    addComponents()
    addTheme()
    addRules()
    lines.append("}")
  }

  var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  // MARK: Keys

  private mutating func addDesignSystem() {
    comment("Where the design system lies, beside what else is found. All code in here counts as a definition:")
    comment("audits learn from it and don't report it.")
    guard !survey.designSystem.isEmpty else {
      comment("\"designSystem\": [\"Modules/DesignSystem\"],")
      return gap()
    }
    lines.append("  \"designSystem\": [")
    for (index, place) in survey.designSystem.enumerated() {
      let comma = index + 1 < survey.designSystem.count ? "," : ""
      lines.append("    \(quoted(place.path))\(comma)  // \(VocabularyCounts.text(place.counts))")
    }
    lines.append("  ],")
    gap()
  }

  private mutating func addExclude() {
    comment("Files that are left out of audits; what they declare is known all the same. Generated files are left out")
    comment("anyway.")
    if survey.excludes.isEmpty {
      comment("\"exclude\": [\"**/Generated/**\"],")
    } else {
      lines.append("  \"exclude\": [\(survey.excludes.map(quoted).joined(separator: ", "))],")
    }
    gap()
  }

  private mutating func addComponents() {
    comment("The library's component for each control of the platform, for the rule 'raw-component'.")
    let known = survey.mappings.filter { $0.component != nil }
    for mapping in survey.mappings where mapping.component == nil {
      comment("\(mapping.control): one of \(list(mapping.others))?")
    }
    guard !known.isEmpty else {
      comment("\"components\": { \"UIButton\": \"PrimaryButton\" },")
      return gap()
    }
    lines.append("  \"components\": {")
    for (index, mapping) in known.enumerated() {
      let comma = index + 1 < known.count ? "," : ""
      let others = mapping.others.isEmpty ? "" : "  // also found: \(list(mapping.others))"
      lines.append("    \(quoted(mapping.control)): \(quoted(mapping.component ?? ""))\(comma)\(others)")
    }
    lines.append("  },")
    gap()
  }

  private mutating func addTheme() {
    guard let first = survey.themes.first else { return }
    comment("The theme whose values hold where a token depends on it. Found: \(list(survey.themes)).")
    comment("\"theme\": \(quoted(first)),")
    gap()
  }

  private mutating func addRules() {
    comment("Severities of rules: error, warning, info, hint or off; some take options. For example:")
    comment("\"raw-color\": \"error\",")
    comment("\"raw-height\": { \"severity\": \"warning\", \"allow\": [1, 44] }")
    lines.append("  \"rules\": {}")
  }

  // MARK: Text

  private mutating func comment(_ text: String) { lines.append("  // " + Self.oneLine(text)) }

  private mutating func gap() { lines.append("") }

  private func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONValue.string(text).serialize(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Names that a comment lists at most.
  private static let most = 8

  private func list(_ names: [String]) -> String {
    let shown = names.prefix(Self.most).joined(separator: ", ")
    return Self.oneLine(names.count > Self.most ? "\(shown) and \(names.count - Self.most) more" : shown)
  }

  /// Without line ends, which would end a comment.
  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
