import DesignTokens

@testable import Usages

/// One usage as a line of text: form, kind where the form leaves it open, value, role, context where it isn't `usage`.
enum UsageText {
  static func describe(_ usage: Usage) -> String {
    var words = [form(usage)]
    words += [usage.value.map { value($0, usage.unknownAlpha) } ?? "?"]
    if let role = usage.role { words.append(role.rawValue) }
    if usage.context != .usage { words.append("in \(usage.context.rawValue)") }
    return words.joined(separator: " ")
  }

  private static func form(_ usage: Usage) -> String {
    switch usage.form {
    case .colorComponents: "components"
    case .hexColor: "hex"
    case .colorLiteral: "literal"
    case .paletteColor(let name, let isTranslucent): "palette \(name)" + (isTranslucent ? " translucent" : "")
    case .systemColor(let name): "system \(name)"
    case .namedAsset(let name): "asset \(name)"
    case .tokenAlpha: "alpha"
    case .hexString: "string"
    case .font: "font"
    case .fontResize: "resize"
    case .textStyle(let name): "style \(name)"
    case .length: "\(usage.kind.rawValue)"
    case .iconSize: "icon \(usage.kind.rawValue)"
    case .hairline: "hairline \(usage.kind.rawValue)"
    case .constant(let name): "constant \(name) \(usage.kind.rawValue)"
    case .component(let type, _, _): "component \(type)"
    case .unknownAsset(let name, _): "unknown asset \(name)"
    case .token(let name, _): "token \(name)"
    case .customValue: "custom"
    case .unknownToken(let name, let type, _): "unknown token \(type).\(name)"
    }
  }

  private static func value(_ value: UsageValue, _ alpha: UnknownAlpha?) -> String {
    switch value {
    case .color(let color): colors(color, alpha)
    case .font(let font): FontText.describe(font)
    case .length(let number), .opacity(let number): "\(number)"
    case .asset(let name): "'\(name)'"
    }
  }

  /// The light value, and the dark one where it differs; `??` for an alpha in the range that isn't known, `·??` for one
  /// behind it.
  private static func colors(_ color: AppearanceColor, _ alpha: UnknownAlpha?) -> String {
    let light = color.resolved(in: .light)?.hexText ?? "?"
    let dark = color.resolved(in: .dark)?.hexText ?? "?"
    let text = light == dark ? light : light + "/" + dark
    switch alpha {
    case nil: return text
    case .within: return text.dropLast(2) + "??"
    case .behind: return text + "·??"
    }
  }
}

/// A font as `key=value` words; defaults are left out.
enum FontText {
  static func describe(_ font: FontValue) -> String {
    var words: [String] = []
    if let style = font.textStyle { words.append("textstyle=\(style.rawValue)") }
    if case .named(let name) = font.family { words.append("name=\(name)") }
    if let size = font.size { words.append("size=\(size)") }
    if let weight = font.weight { words.append("weight=\(weight.rawValue)") }
    if font.design != .default { words.append("design=\(font.design.rawValue)") }
    if font.isItalic { words.append("italic") }
    if font.isMonospaced { words.append("mono") }
    if font.hasMonospacedDigits { words.append("monodigits") }
    return words.joined(separator: ";")
  }
}
