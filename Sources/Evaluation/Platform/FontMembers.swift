import DesignTokens
import Symbols

/// What members of fonts, font descriptors and font metrics give.
enum FontMembers {
  static func weight(_ value: Evaluated) -> FontWeight? {
    switch value.value {
    case .platformMember(_, let name): return FontWeight(name: name)
    // The scale of `UIFont.Weight`'s raw values, -1…1.
    case .number(let raw, _):
      let scale: [(FontWeight, Double)] = [
        (.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23), (.semibold, 0.3),
        (.bold, 0.4), (.heavy, 0.56), (.black, 0.62),
      ]
      return scale.min { abs($0.1 - raw) < abs($1.1 - raw) }?.0
    default: return nil
    }
  }

  /// The family name of the system's font.
  private static let systemFamily = ".AppleSystemUIFont"

  static func textStyle(_ value: Evaluated) -> TextStyle? {
    switch value.value {
    case .platformMember(_, let name), .string(let name): TextStyle(name: name)
    default: nil
    }
  }

  /// A property of a font; `nil` where it isn't one, or isn't known.
  static func property(_ name: String, of font: FontValue, on platform: Platform) -> EvaluatedValue? {
    switch name {
    case "pointSize": font.resolvedSize(on: platform).map { .floating($0) }
    case "fontDescriptor", "font", "uiFont": .font(font)
    case "fontName": if case .named(let name) = font.family { .string(name) } else { nil }
    case "familyName": if case .named(let name) = font.family { .string(name) } else { .string(systemFamily) }
    case "lineHeight": font.size == nil ? font.textStyle.map { .floating($0.metrics(on: platform).lineHeight) } : nil
    default: nil
    }
  }

  /// A method of a font; `nil` where it isn't one.
  static func method(
    _ name: String,
    of font: FontValue,
    _ arguments: [Argument],
    _ interpreter: Interpreter
  ) -> Evaluated? {
    var font = font
    func first(_ type: String) -> Evaluated { interpreter.argument(arguments, 0, .external(type)) }
    switch name {
    case "weight":
      guard let weight = weight(first("Font.Weight")) else {
        return first("Font.Weight").unresolved.map { Evaluated(.unresolved($0)) }
      }
      font.weight = weight
    case "bold", "semibold", "medium":
      guard arguments.isEmpty || first("Bool").bool != false else { break }
      font.weight = FontWeight(name: name)
    case "italic": font.isItalic = true
    case "monospaced": (font.design, font.isMonospaced) = (.monospaced, true)
    case "monospacedDigit": font.hasMonospacedDigits = true
    case "leading", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "width": break
    case "addingAttributes":
      let attributes = interpreter.argument(arguments, 0, FontDescriptorAttributes.type)
      return FontDescriptorAttributes(interpreter: interpreter).apply(attributes, to: font)
    case "withSize":
      guard let size = first("CGFloat").number else { return first("CGFloat") }
      font.setSize(size, on: interpreter.world.platform)
    case "withDesign":
      guard case .platformMember(_, let design) = first("UIFontDescriptor.SystemDesign").value else { return nil }
      font.design = FontDesign(rawValue: design) ?? .default
    case "withSymbolicTraits":
      let traits = first("UIFontDescriptor.SymbolicTraits")
      for trait in traits.elements ?? [traits] {
        guard case .platformMember(_, let name) = trait.value else { return nil }
        switch name {
        case "traitBold", "bold": font.weight = .bold
        case "traitItalic", "italic": font.isItalic = true
        case "traitMonoSpace", "monoSpace": font.isMonospaced = true
        default: break
        }
      }
    default: return nil
    }
    return Evaluated(.font(font))
  }

  /// A method of `UIFontMetrics`: what is scaled, at the default reading size.
  static func metricsMethod(
    _ name: String,
    _ metrics: InstanceValue,
    _ arguments: [Argument],
    _ interpreter: Interpreter
  ) -> Evaluated? {
    switch name {
    case "scaledFont":
      let scaled = interpreter.argument(arguments, 0, .external("UIFont"))
      guard case .font(var font) = scaled.value else { return scaled }
      font.isScaled = true
      font.textStyle = metrics["textStyle"].flatMap { textStyle($0) } ?? font.textStyle ?? .body
      if let limit = arguments.first(where: { $0.label == "maximumPointSize" }),
        let maximum = interpreter.value(of: limit, .external("CGFloat")).number
      {
        font.maximumSize = maximum
        // What is larger to begin with is cut as well.
        if let size = font.size, size > maximum { font.size = maximum }
      }
      return Evaluated(.font(font), references: scaled.references)
    case "scaledValue": return interpreter.argument(arguments, 0, .external("CGFloat"))
    default: return nil
    }
  }
}
