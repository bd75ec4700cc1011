import DesignSystem
import DesignTokens
import Linting
import Usages

/// What there is to say about a raw value: what it is worth, and the tokens nearest to it.
struct RawValueNote {
  let vocabulary: Vocabulary

  /// `nil` where nothing is known of the value.
  func text(_ usage: Usage, _ suggestions: [Suggestion]) -> AnnotatedText? {
    var note = NoteWriter()
    guard let value = usage.value else { return nil }
    let role = usage.role.map { " for \(words($0))" } ?? ""
    switch value {
    case .color(let color):
      note.paragraph("**\(ValueText.describe(color))** — raw color\(role)")
      note.picture(
        Swatch.markdown(
          [color.resolved(in: .light), color[.dark].flatMap { _ in color.resolved(in: .dark) }].compactMap { $0 }
        )
      )
    case .font(let font): note.paragraph("**\(ValueText.describe(.font(font)))** — raw font\(role)")
    case .length(let length): note.paragraph("**\(DecimalWriter.text(length)) pt** — raw \(usage.kind.rawValue)\(role)")
    case .opacity(let opacity): note.paragraph("**\(DecimalWriter.text(opacity))** — opacity of a token")
    case .asset(let name):
      let color = vocabulary.entries(named: TokenName("Color(\"\(name)\")")).first?.standardValue.color
      note.paragraph("**\(name)** — asset\(color.map { ": " + ValueText.describe($0) } ?? "")")
    }
    if suggestions.isEmpty {
      note.paragraph("No token is near.")
    } else {
      note.list(suggestions.map { line($0, usage) })
    }
    return note.text
  }

  private func line(_ suggestion: Suggestion, _ usage: Usage) -> String {
    let name = "`\(suggestion.replacement ?? suggestion.token)`"
    switch suggestion.match {
    case .exact: return name + " — the same value"
    case .near:
      guard let difference = suggestion.difference else { return name + " — near" }
      let text = DecimalWriter.text((difference * 10).rounded() / 10)
      let value = vocabulary.entries(named: TokenName(suggestion.token)).first.map {
        ValueText.describe($0.standardValue)
      }
      let own = value.map { ", \($0)" } ?? ""
      return name + (usage.kind == .color ? " — ΔE \(text)\(own)" : " — \(text) apart\(own)")
    case .role: return name + " — has this role"
    }
  }

  private func words(_ role: UsageRole) -> String {
    switch role {
    case .row, .button, .bar, .field, .view, .sheet, .image: "a \(role.rawValue)"
    default: role.rawValue
    }
  }
}
