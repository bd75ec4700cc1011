import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Writes a value as the sibling of a new token writes its own.
struct ExtractedValue {
  let context: EditorContext
  let usage: Usage
  let sibling: Sibling
  let source: FamilySource

  /// How a value is written.
  enum Way: CaseIterable {
    /// As the sibling writes its own.
    case alike
    /// As any value of the sibling's type can be.
    case plainly
  }

  /// `nil` where it can't be stated that way.
  func text(_ value: UsageValue, _ way: Way) -> String? {
    switch value {
    case .length(let length): return number(length)
    case .font(let font): return sibling.token.kind == .fontSize ? font.size.flatMap { number($0) } : self.font()
    case .color(let color):
      guard let light = color.resolved(in: .light) else { return nil }
      return way == .alike
        ? self.color(light)
        : sibling.token.reach.type.externalName.flatMap {
          ColorPresenter.components(of: light, as: $0)
        }
    case .opacity, .asset: return nil
    }
  }

  private var unit: SourceUnit { source.unit }

  private func number(_ number: Double) -> String? {
    let plain = DecimalWriter.text(number)
    var node = sibling.value
    let folding = NumberFolding(unit: unit)
    while let call = unit.call(node), unit.kind(node) == .call, let inner = folding.wrapped(call) { node = inner }
    switch unit.kind(node) {
    case .integer where number == number.rounded() || sibling.declaration.type != nil:
      return replacing(node, with: plain)
    case .float: return replacing(node, with: plain.contains(".") ? plain : plain + ".0")
    default: return sibling.declaration.type == nil ? nil : plain
    }
  }

  /// The sibling's value with other text for a part of it.
  private func replacing(_ node: NodeID, with text: String) -> String {
    let (whole, part) = (unit.range(sibling.value), unit.range(node))
    return source.string(SourceRange(whole.lowerBound, part.lowerBound)) + text
      + source.string(SourceRange(part.upperBound, whole.upperBound))
  }

  // MARK: Colours

  private func color(_ color: ColorValue) -> String? {
    let range = unit.range(sibling.value)
    let written = source.string(range)
    if let shown = sibling.token.standardValue.color, shown[.dark] == nil, let own = shown.resolved(in: .light) {
      if let style = HexStyle(written, order: nil), style.color == own, let text = style.text(color) { return text }
      if let style = ComponentStyle(range, showing: own, unit), let text = style.text(color, in: source.text) {
        return text
      }
    }
    return nil
  }

  // MARK: Fonts

  /// The font as the document writes it, where that names nothing of the document's.
  private func font() -> String? {
    guard usage.type == sibling.token.reach.type.unwrapped, let type = usage.type.externalName else { return nil }
    let written = String(decoding: context.text[usage.range.indices], as: UTF8.self)
    guard !written.isEmpty, !written.contains(where: \.isNewline), namesNothing else { return nil }
    return written.hasPrefix(".") ? type + written : written
  }

  private var namesNothing: Bool {
    let unit = context.unit
    return unit.nodes.indices.allSatisfy { index in
      let node = NodeID(Int32(truncatingIfNeeded: index))
      return unit.kind(node) != .identifier || !usage.range.contains(unit.range(node))
        || unit.name(node).isCapitalized
    }
  }
}
