import DesignTokens
import SwiftSource
import Symbols

/// A font type's initialiser or factory.
struct FontConstructor {
  let interpreter: Interpreter
  let type: String
  let arguments: [Argument]

  init(_ interpreter: Interpreter, _ type: String, _ arguments: [Argument]) {
    self.interpreter = interpreter
    self.type = type
    self.arguments = arguments
  }

  /// `UIFont(name:size:)`, `UIFont(descriptor:size:)`, `Font(uiFont)`
  func make(_ node: NodeID?, _ frame: Frame?) -> Evaluated {
    guard let first = arguments.first else { return interpreter.unresolved("'\(type)()' has no size", node, frame) }
    switch first.label {
    case "name": return named(first)
    case "descriptor":
      var font = interpreter.value(of: first, .external("UIFontDescriptor"))
      guard case .font(var value) = font.value else { return font }
      // 0 keeps the descriptor's size.
      if let size = number("size"), size.number != 0 {
        guard let points = size.number else { return size }
        value.setSize(points, on: interpreter.world.platform)
      }
      font.value = .font(value)
      return font
    case "fontAttributes":
      let attributes = interpreter.value(of: first, FontDescriptorAttributes.type)
      return FontDescriptorAttributes(interpreter: interpreter).apply(attributes, to: FontValue())
    case nil, "uiFont", "nsFont", "font":
      return interpreter.value(of: first, .external(first.label == "nsFont" ? "NSFont" : "UIFont"))
    default: return interpreter.unresolved("no initialiser of '\(type)' takes '\(first.label ?? "")'", node, frame)
    }
  }

  private func number(_ label: String) -> Evaluated? {
    arguments.first { $0.label == label }.map { interpreter.value(of: $0, .external("CGFloat")) }
  }

  private func named(_ first: Argument) -> Evaluated {
    let name = interpreter.value(of: first, .external("String"))
    guard let text = name.string else { return name }
    let size = number("size") ?? number("fixedSize")
    if let size, size.number == nil {
      return size.unresolved != nil ? size : interpreter.unresolved("a font size that is no number")
    }
    var font = FontValue(name: text, size: size?.number)
    if type == "Font" {
      font.isScaled = arguments.contains { $0.label == "size" }
      font.textStyle = style("relativeTo")
    }
    return Evaluated(.font(font))
  }

  /// `UIFont.systemFont(ofSize:weight:)`, `Font.system(…)`, `.custom(…)`, `.preferredFont(…)`; `nil` for another name.
  func factory(_ name: String) -> Evaluated? {
    switch name {
    case "system": return system()
    case "systemFont": return sized("ofSize") { $0.weight = $0.weight ?? .regular }
    case "boldSystemFont": return sized("ofSize") { $0.weight = .bold }
    case "italicSystemFont": return sized("ofSize") { ($0.weight, $0.isItalic) = ($0.weight ?? .regular, true) }
    case "monospacedSystemFont":
      return sized("ofSize") { ($0.weight, $0.design, $0.isMonospaced) = ($0.weight ?? .regular, .monospaced, true) }
    case "monospacedDigitSystemFont":
      return sized("ofSize") { ($0.weight, $0.hasMonospacedDigits) = ($0.weight ?? .regular, true) }
    case "labelFont", "menuFont", "titleBarFont", "userFont", "messageFont", "toolTipsFont", "controlContentFont":
      return sized("ofSize") { $0.weight = $0.weight ?? .regular }
    case "custom": return arguments.first.map { named($0) }
    case "preferredFont", "preferredFontDescriptor":
      guard let first = arguments.first else { return nil }
      return textStyle(interpreter.value(of: first, .external("UIFont.TextStyle")))
    default: return nil
    }
  }

  private func sized(_ label: String, _ finish: (inout FontValue) -> Void) -> Evaluated {
    var font = FontValue()
    guard let size = number(label) else { return interpreter.unresolved("a font without a size") }
    guard let points = size.number else {
      return size.unresolved != nil ? size : interpreter.unresolved("a font size that is no number")
    }
    font.size = points
    font.weight = weight("weight")
    finish(&font)
    return Evaluated(.font(font))
  }

  private func system() -> Evaluated {
    var font = FontValue()
    if let size = number("size") {
      guard let points = size.number else {
        return size.unresolved != nil ? size : interpreter.unresolved("a font size that is no number")
      }
      font.size = points
    } else if let first = arguments.first, first.label == nil {
      let style = textStyle(interpreter.value(of: first, .external("Font.TextStyle")))
      guard case .font(let value) = style.value else { return style }
      font = value
    }
    font.weight = weight("weight") ?? (font.size == nil ? font.weight : .regular)
    if let design = arguments.first(where: { $0.label == "design" }),
      case .platformMember(_, let name) = interpreter.value(of: design, .external("Font.Design")).value
    {
      font.design = FontDesign(rawValue: name) ?? .default
      font.isMonospaced = name == "monospaced"
    }
    return Evaluated(.font(font))
  }

  private func textStyle(_ value: Evaluated) -> Evaluated {
    guard let style = FontMembers.textStyle(value) else {
      return value.unresolved != nil ? value : interpreter.unresolved("a text style that isn't the platform's")
    }
    return Evaluated(.font(FontValue(textStyle: style)))
  }

  private func weight(_ label: String) -> FontWeight? {
    arguments.first { $0.label == label }.flatMap {
      FontMembers.weight(interpreter.value(of: $0, .external("Font.Weight")))
    }
  }

  private func style(_ label: String) -> TextStyle? {
    arguments.first { $0.label == label }.flatMap {
      FontMembers.textStyle(interpreter.value(of: $0, .external("Font.TextStyle")))
    }
  }
}
