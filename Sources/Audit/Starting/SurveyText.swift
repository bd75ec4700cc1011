/// What was found in a workspace, as text.
struct SurveyText {
  private(set) var text = ""

  init(_ survey: WorkspaceSurvey) {
    line("read \(Self.count(survey.swiftFiles, "Swift file"))", generated(survey))
    list("asset catalogs", survey.assetCatalogs)
    list("token files", survey.tokenFiles)
    if survey.tokens.isEmpty { line("found no design token or component") } else { found(survey) }
    for (reason, count) in survey.withheld { line("not offered: \(count) \(reason)") }
    for (reason, paths) in survey.skipped { line("skipped \(paths.count), \(reason): \(Self.some(paths))") }
  }

  private mutating func found(_ survey: WorkspaceSurvey) {
    line("found \(VocabularyCounts.text(survey.tokens))")
    for place in survey.designSystem { line("  \(place.path): \(VocabularyCounts.text(place.counts))") }
    if !survey.designSystem.isEmpty, !survey.elsewhere.isEmpty {
      line("  elsewhere: \(VocabularyCounts.text(survey.elsewhere))")
    }
    for mapping in survey.mappings {
      if let component = mapping.component {
        line("  \(mapping.control) → \(component)")
      } else {
        line("  \(mapping.control): perhaps \(Self.some(mapping.others))")
      }
    }
    list("themes", survey.themes)
  }

  private func generated(_ survey: WorkspaceSurvey) -> String {
    survey.generatedFiles > 0 ? ", \(survey.generatedFiles) of them generated" : ""
  }

  private mutating func list(_ title: String, _ names: [String]) {
    if !names.isEmpty { line("\(title): \(Self.some(names))") }
  }

  private mutating func line(_ parts: String...) {
    text += parts.joined().map { $0.isNewline ? " " : $0 } + "\n"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// Names that a line lists at most.
  private static let most = 5

  private static func some(_ names: [String]) -> String {
    let shown = names.prefix(most).joined(separator: ", ")
    return names.count > most ? "\(shown) and \(names.count - most) more" : shown
  }
}
