import DesignSystem
import DesignTokens
import Symbols
import Usages

/// The name of a new token that nobody named: by its value, as its siblings are called.
struct ExtractedName {
  let usage: Usage
  let family: TokenFamily
  let context: EditorContext

  func text(_ value: UsageValue) -> String {
    let name =
      switch value {
      case .length(let length): numbered(length)
      case .font(let font): fontName(font)
      case .color(let color): color.resolved(in: .light).map { colorName($0) } ?? "extracted"
      case .opacity, .asset: "extracted"
      }
    return unused(name)
  }

  /// The same with a word or a number behind it, where the type has a member of the name.
  private func unused(_ name: String) -> String {
    guard isTaken(name) else { return name }
    let ends = (usage.kind == .color ? ["Color"] : []) + (2...99).map { "_\($0)" }
    return ends.lazy.map { name + $0 }.first { !isTaken($0) } ?? name + "_new"
  }

  /// Whether the type has a member of the name, one that the platform declares among them.
  private func isTaken(_ name: String) -> Bool {
    if !context.symbols.lookUp(name, in: family.owner, from: context.place(of: usage)).isEmpty { return true }
    guard case .external = family.owner else { return false }
    return PlatformPalette.paletteNames.contains(name) || PlatformPalette.semanticNames.contains(name)
      || TextStyle(name: name) != nil
  }

  // MARK: Numbers

  /// `padding24` beside `padding16`; `spacing24` where no sibling says its number.
  private func numbered(_ number: Double) -> String {
    let digits = DecimalWriter.text(number).map { $0 == "." ? "_" : String($0) }.joined()
    for token in family.tokens {
      guard let own = token.standardValue.number else { continue }
      let member = token.name.lastComponent
      let suffix = DecimalWriter.text(own)
      guard member.hasSuffix(suffix), let before = member.dropLast(suffix.count).last, !before.isNumber else {
        continue
      }
      return member.dropLast(suffix.count) + digits
    }
    return (commonPrefix ?? word) + digits
  }

  /// What all siblings' names begin with.
  private var commonPrefix: String? {
    let names = family.tokens.map { NameWords($0.name.lastComponent).words }
    guard let first = names.first?.first, first.count > 1, names.allSatisfy({ $0.first == first && $0.count > 1 })
    else {
      return nil
    }
    return first
  }

  private var word: String {
    switch usage.kind {
    case .spacing: "spacing"
    case .radius: "radius"
    case .border: "border"
    case .font: "size"
    case .height: "height"
    case .width: "width"
    default: "size"
    }
  }

  // MARK: Fonts and colours

  private func fontName(_ font: FontValue) -> String {
    guard family.tokens.first?.kind != .fontSize else { return numbered(font.size ?? 0) }
    let weight = font.weight.map { "\($0)" } ?? "regular"
    let size = DecimalWriter.text(font.size ?? 0).map { $0 == "." ? "_" : String($0) }.joined()
    return weight + size
  }

  /// The hue, and what is coloured: `blueText`, `gray`.
  private func colorName(_ color: ColorValue) -> String {
    let hue = HueName.of(color)
    guard let role = usage.role else { return hue }
    return hue + role.rawValue.prefix(1).uppercased() + role.rawValue.dropFirst()
  }
}
