import DesignSystem
import DesignTokens
import Linting
import SwiftSource
import Symbols
import Usages

/// Finds the ways to write a picked colour in place of an expression.
struct ColorPresenter {
  let context: EditorContext
  let color: ColorValue
  let range: SourceRange

  func presentations() -> [ColorPresentation] {
    guard Int(range.upperBound) <= context.text.count, let usage = usage() else { return [] }
    return tokens(usage) + [raw(usage)].compactMap { $0.map { presentation($0) } }
  }

  /// What is written there now.
  private func usage() -> Usage? {
    let all = context.usages().filter { $0.kind == .color }
    return all.first { $0.range == range } ?? all.first { range.contains($0.range) || $0.range.contains(range) }
  }

  private func presentation(_ text: String, module: String? = nil) -> ColorPresentation {
    ColorPresentation(
      label: text,
      edit: TextReplacement(range: range, text: text),
      additional: module.map { [ImportInsertion.edit(adding: $0, to: context.text)] } ?? []
    )
  }

  /// The tokens nearest to the colour, as they are written here.
  private func tokens(_ usage: Usage) -> [ColorPresentation] {
    var picked = usage
    picked.form = .colorComponents
    picked.value = .color(AppearanceColor(color))
    return context.suggester.suggestions(for: picked).compactMap { suggestion in
      guard suggestion.match != .role, let text = suggestion.replacement else { return nil }
      return presentation(text, module: suggestion.missingImport)
    }
  }

  // MARK: Raw

  /// The colour in the style of what is written, else by its components.
  private func raw(_ usage: Usage) -> String? {
    let written = String(decoding: context.text[range.indices], as: UTF8.self)
    switch usage.form {
    case .hexColor:
      // Digits that mean something else to their reader than they say can't be written.
      let style = HexStyle(written, order: usage.hexOrder)
      return style.flatMap { $0.color == shown(usage) ? $0.text(color) : nil } ?? components(usage)
    case .colorComponents:
      return shown(usage).flatMap { ComponentStyle(usage.range, showing: $0, context.unit) }?
        .text(color, in: context.text) ?? components(usage)
    default: return components(usage)
    }
  }

  /// What the expression shows now, in light appearance.
  private func shown(_ usage: Usage) -> ColorValue? {
    guard case .color(let color)? = usage.value, usage.unknownAlpha == nil else { return nil }
    return color.resolved(in: .light)
  }

  /// `UIColor(red: …)` of the type that the place takes.
  private func components(_ usage: Usage) -> String? { Self.components(of: color, as: usage.type.externalName) }

  /// A colour by its components, as a value of a platform's type; `UIColor` where that isn't known.
  static func components(of color: ColorValue, as name: String?) -> String? {
    let type: String
    let alpha: String
    switch name {
    case "Color", "ShapeStyle", "AnyShapeStyle": (type, alpha) = ("Color", "opacity")
    case "NSColor": (type, alpha) = ("NSColor", "alpha")
    case "CGColor": (type, alpha) = ("CGColor", "alpha")
    case "UIColor", nil: (type, alpha) = ("UIColor", "alpha")
    default: return nil
    }
    let parts = [("red", color.red), ("green", color.green), ("blue", color.blue)].map { "\($0): \(fraction($1))" }
    let last = type == "Color" && color.alpha == 1 ? [] : ["\(alpha): \(fraction(color.alpha))"]
    return "\(type)(" + (parts + last).joined(separator: ", ") + ")"
  }

  /// Three digits tell 256 steps apart.
  static func fraction(_ value: Double) -> String { DecimalWriter.text((value * 1_000).rounded() / 1_000) }
}
