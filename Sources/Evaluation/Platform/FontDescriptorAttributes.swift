import DesignTokens
import Symbols

/// The attributes that a font descriptor is given: `[.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]]`.
struct FontDescriptorAttributes {
  let interpreter: Interpreter

  /// What a dictionary of attributes is evaluated as.
  static let type = ResolvedType.dictionary(.external("UIFontDescriptor.AttributeName"), .unknown)

  /// The font with the attributes; unresolved where one of them isn't known, since it may be the typeface.
  func apply(_ attributes: Evaluated, to font: FontValue) -> Evaluated {
    guard case .dictionary(let entries) = attributes.value else {
      return attributes.unresolved != nil ? attributes : interpreter.unresolved("font attributes that aren't known")
    }
    var font = font
    for entry in entries {
      guard let name = Self.name(entry.key) else { return unknown(entry.key) }
      switch name {
      case "traits":
        if let failure = addTraits(entry.value, to: &font) { return failure }
      case "size":
        guard let size = entry.value.number else { return unknown(entry.value) }
        font.setSize(size, on: interpreter.world.platform)
      case "family", "name":
        guard let text = entry.value.string else { return unknown(entry.value) }
        let weight = font.weight
        // The system's own families begin with a dot.
        font.family = text.hasPrefix(".") ? .system : FontValue(name: text, size: nil).family
        font.weight = weight ?? FontWeight(postScriptName: text)
      case "textStyle":
        guard let style = FontMembers.textStyle(entry.value) else { return unknown(entry.value) }
        font.textStyle = style
      case _ where Self.harmless.contains(name): continue
      default: return interpreter.unresolved("the font attribute '\(name)'")
      }
    }
    return Evaluated(.font(font))
  }

  /// - Returns: why the traits can't be told; `nil` where they were added.
  private func addTraits(_ traits: Evaluated, to font: inout FontValue) -> Evaluated? {
    guard case .dictionary(let entries) = traits.value else { return unknown(traits) }
    for entry in entries {
      guard let name = Self.name(entry.key) else { return unknown(entry.key) }
      switch name {
      case "weight":
        guard let weight = FontMembers.weight(entry.value) else { return unknown(entry.value) }
        font.weight = weight
      case "slant":
        guard let slant = entry.value.number else { return unknown(entry.value) }
        font.isItalic = slant != 0
      case "width": continue
      default: return interpreter.unresolved("the font trait '\(name)'")
      }
    }
    return nil
  }

  private func unknown(_ value: Evaluated) -> Evaluated {
    value.unresolved != nil ? value : interpreter.unresolved("font attributes that aren't known")
  }

  /// The last word of a key: `traits` of `.traits` and of `UIFontDescriptor.AttributeName.traits`.
  private static func name(_ key: Evaluated) -> String? {
    switch key.value {
    case .platformMember(_, let name): name
    default: nil
    }
  }

  /// Attributes that change neither typeface, size nor weight.
  private static let harmless: Set<String> = [
    "featureSettings", "cascadeList", "matrix", "fixedAdvance", "characterSet",
  ]
}
