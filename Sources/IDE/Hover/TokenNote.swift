import DesignSystem
import DesignTokens
import Linting
import Usages

/// What there is to say about a token.
struct TokenNote {
  let vocabulary: Vocabulary

  /// - Parameter uses: how often the workspace uses it, where that is known.
  func text(_ token: Token, uses: Int? = nil) -> AnnotatedText {
    var note = NoteWriter()
    let module = token.module.isEmpty ? "" : " · \(token.module)"
    note.paragraph("**`\(token.name.text)`** — \(token.kind.rawValue)\(module)")
    if let deprecation = token.deprecation { note.paragraph(deprecated(deprecation)) }
    note.quotation(token.documentation ?? "")
    value(of: token, &note)
    let chain = aliases(of: token)
    if !chain.isEmpty { note.paragraph("Another name for " + chain.map { "`\($0)`" }.joined(separator: " → ")) }
    if let reason = token.offer.reason, reason != .deprecated { note.paragraph("Not offered: \(reason.message)") }
    var place = "Defined in `\(token.place.path)`"
    if let uses { place += uses == 1 ? ", used once" : ", used \(uses) times" }
    note.paragraph(place)
    return note.text
  }

  private func deprecated(_ deprecation: TokenDeprecation) -> String {
    let parts = [deprecation.message, deprecation.replacement.map { "use `\($0.text)`" }].compactMap { $0 }
    return "**Deprecated**" + (parts.isEmpty ? "" : ": " + parts.joined(separator: "; "))
  }

  // MARK: Values

  private func value(of token: Token, _ note: inout NoteWriter) {
    switch token.standardValue {
    case .color(let color): self.color(color, of: token, &note)
    case .table(let table): self.table(table, &note)
    case .unresolved(let reason): note.paragraph("Value not known: \(reason.message)")
    case let value:
      note.paragraph(ValueText.describe(value) + (token.kind.isLength ? " pt" : ""))
      if let properties = token.properties { self.table(properties, &note) }
    }
    note.table(
      ["where", "value"],
      token.value.rows.prefix(8).map { row in [ConditionWords.text(row.when), ValueText.describe(row.value)] }
    )
  }

  private func table(_ table: PropertyTable, _ note: inout NoteWriter) {
    note.table(
      ["property", "value", "through"],
      table.properties.map { property in
        [
          "`\(property.name)`", ValueText.describe(property.value.value(in: .standard)),
          property.reference.map { "`\($0.text)`" } ?? "",
        ]
      }
    )
  }

  private func color(_ color: AppearanceColor, of token: Token, _ note: inout NoteWriter) {
    let shown = color.distinguishedAppearances().compactMap { appearance in
      color.resolved(in: appearance).map { (appearance, $0) }
    }
    note.picture(Swatch.markdown(shown.map(\.1)))
    if let system = color.system { note.paragraph("The platform's `\(system.name)`") }
    let backgrounds = self.backgrounds(besides: token)
    note.table(
      ["appearance", "value", "on white", "on black"] + backgrounds.map { "on `\($0.name.lastComponent)`" },
      shown.map { appearance, value in
        ["\(appearance.name)", "`\(value.bytes.shortHexText)`", contrast(value, .white), contrast(value, .black)]
          + backgrounds.map { background in
            background.standardValue.color?.resolved(in: appearance).map { contrast(value, $0) } ?? ""
          }
      }
    )
  }

  /// WCAG 2's contrast ratio, `4.5:1`.
  private func contrast(_ color: ColorValue, _ background: ColorValue) -> String {
    let ratio = color.composited(over: background).contrastRatio(to: background)
    return DecimalWriter.text((ratio * 10).rounded(.down) / 10) + ":1"
  }

  /// Up to two of the design system's own backgrounds, the nearest by definition.
  private func backgrounds(besides token: Token) -> [Token] {
    guard !RoleWords.match(token.name, .background), let owner = token.reach.owner else { return [] }
    return Array(
      vocabulary.entries(of: owner).lazy.filter { other in
        other.kind == .color && other.isOffered && other.module == token.module
          && RoleWords.match(other.name, .background) && other.standardValue.color?.resolved(in: .light)?.alpha == 1
      }
      .prefix(2)
    )
  }

  private func aliases(of token: Token) -> [String] {
    var names: [String] = []
    var next = token.aliasOf
    while let name = next, names.count < 6, !names.contains(name.text) {
      names.append(name.text)
      next = vocabulary.entries(named: name).first?.aliasOf
    }
    return names
  }

  // MARK: Components

  func text(_ component: Component, uses: Int? = nil) -> AnnotatedText {
    var note = NoteWriter()
    let module = component.module.isEmpty ? "" : " · \(component.module)"
    note.paragraph("**`\(component.name.text)`** — \(component.role.rawValue) component\(module)")
    if let deprecation = component.deprecation { note.paragraph(deprecated(deprecation)) }
    note.quotation(component.documentation ?? "")
    note.list((component.initializers + component.entryPoints).map { "`\($0)`" })
    for (title, names) in [
      ("Variants", component.variants), ("States", component.states), ("Sizes", component.sizes),
    ] where !names.isEmpty {
      note.paragraph(title + ": " + names.map { "`\($0.text)`" }.joined(separator: ", "))
    }
    var place = "Defined in `\(component.place.path)`, a `\(component.base)`"
    if let uses { place += uses == 1 ? ", used once" : ", used \(uses) times" }
    note.paragraph(place)
    return note.text
  }
}
