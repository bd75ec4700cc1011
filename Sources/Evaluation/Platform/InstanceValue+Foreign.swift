package import DesignTokens
import Symbols

extension InstanceValue {
  /// Whether neither the workspace nor the platform declares the type: it is known by its initialiser's labels alone.
  package var isForeign: Bool {
    guard case .external(let name) = type else { return false }
    return !PlatformTypes.isKnown(name) && !PlatformTypes.isGeometry(name)
  }

  /// The colour that the labels of a foreign type's initialiser tell: `BrandShade(hex: "#101820")`,
  /// `Tint(lightHex: …, darkHex: …)`; `nil` where anything else is among the arguments.
  package var labelledColor: AppearanceColor? {
    guard isForeign, !fields.isEmpty else { return nil }
    var parts: [Appearance: AppearanceColor] = [:]
    for field in fields {
      guard let label = field.label, let appearance = Self.appearance(label),
        let color = HexHelper.conventional(field.value, HexHelper.order(ofLabel: label))
      else { return nil }
      parts[appearance] = AppearanceColor(color)
    }
    return parts[.light] == nil ? nil : AppearanceColor(parts)
  }

  /// Light for `hex` and `lightHex`, dark for `darkHex`; `nil` for a label that says no digits.
  private static func appearance(_ label: String) -> Appearance? {
    if HexHelper.isHexLabel(label) { return .light }
    let words = NameWords(label).words
    guard words.contains(where: { HexHelper.isHexLabel($0) }) else { return nil }
    let others = words.filter { !HexHelper.isHexLabel($0) }
    if others == ["light"] || others == ["day"] { return .light }
    return others == ["dark"] || others == ["night"] ? .dark : nil
  }
}
