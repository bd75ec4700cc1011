import DesignSystem
import DesignTokens
import SwiftSource
import Usages

/// Finds the colours that a document states.
struct ColorFinder {
  let context: EditorContext

  func spots() -> [ColorSpot] {
    context.usages().compactMap { usage in color(of: usage).map { ColorSpot(range: usage.range, color: $0) } }
  }

  /// The colour of a usage in light appearance; `nil` for what states none, or has a swatch of its own.
  private func color(of usage: Usage) -> ColorValue? {
    guard usage.unknownAlpha != .within else { return nil }
    switch usage.form {
    case .token: return context.token(of: usage)?.standardValue.color?.resolved(in: .light)
    case .colorComponents, .hexColor, .paletteColor, .systemColor, .namedAsset: break
    default: return nil
    }
    switch usage.value {
    case .color(let color)?: return color.resolved(in: .light)
    case .asset(let name)?:
      return context.vocabulary.entry(named: TokenName("Color(\"\(name)\")"))?.standardValue.color?.resolved(in: .light)
    default: return nil
    }
  }
}
