import DesignTokens
import SwiftSource
import Symbols

/// A colour type's initialiser, in all spellings of the platforms.
struct ColorConstructor {
  let interpreter: Interpreter
  let type: String
  let arguments: [Argument]

  init(_ interpreter: Interpreter, _ type: String, _ arguments: [Argument]) {
    self.interpreter = interpreter
    self.type = type
    self.arguments = arguments
  }

  func make(_ node: NodeID?, _ frame: Frame?) -> Evaluated {
    guard let first = arguments.first else {
      return interpreter.unresolved("'\(type)()' has no colour", node, frame)
    }
    if let closure = provider {
      return interpreter.provided { interpreter.apply(closure, providerArguments, returns: .external(type)) }
    }
    if let result = components(node, frame) { return result }
    switch first.label {
    case nil: return converted(first, node, frame)
    case "uiColor", "nsColor", "cgColor", "color", "ciColor":
      let own = first.label == "nsColor" ? "NSColor" : first.label == "uiColor" ? "UIColor" : type
      return color(interpreter.value(of: first, .external(own)), node, frame)
    case "named", "name": return asset(first, node, frame)
    case "resource":
      return resource(interpreter.value(of: first, .external("ColorResource")), node, frame)
    default: break
    }
    return hexadecimal(node, frame) ?? pair(node, frame)
      ?? interpreter.unresolved("no initialiser of '\(type)' takes \(labels)", node, frame, isCircumstance: false)
  }

  private var labels: String {
    "'(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")'"
  }

  // MARK: Providers

  private var provider: ClosureValue? {
    guard let last = arguments.last, last.label == nil || last.label == "dynamicProvider",
      case .node(let node, let frame) = last.source
    else {
      if let last = arguments.last, case .value(let value) = last.source, case .closure(let closure) = value.value {
        return closure
      }
      return nil
    }
    let kind = frame.unit.kind(node)
    guard kind == .closure || kind == .identifier || kind == .member,
      last.isTrailing || kind == .closure || last.label != nil
    else { return nil }
    if case .closure(let closure) = interpreter.value(of: last).value { return closure }
    return nil
  }

  private var providerArguments: [Argument] {
    let traits = type == "NSColor" ? "NSAppearance" : "UITraitCollection"
    return [Argument(nil, .value(Evaluated(.instance(.platform(traits)))))]
  }

  // MARK: Components

  private func number(_ label: String) -> Evaluated? {
    arguments.first { $0.label == label }.map { interpreter.value(of: $0, .external("CGFloat")) }
  }

  private static let models: [[String]] = [
    ["red", "green", "blue"], ["displayP3Red", "green", "blue"], ["srgbRed", "green", "blue"],
    ["calibratedRed", "green", "blue"], ["deviceRed", "green", "blue"], ["genericRed", "green", "blue"],
    ["hue", "saturation", "brightness"], ["calibratedHue", "saturation", "brightness"],
    ["deviceHue", "saturation", "brightness"], ["hue", "saturation", "lightness"], ["white"], ["calibratedWhite"],
    ["deviceWhite"], ["genericGamma22White"], ["gray"], ["genericGrayGamma2_2Gray"],
    ["deviceCyan", "magenta", "yellow", "black"], ["genericCMYKCyan", "magenta", "yellow", "black"],
  ]

  private func components(_ node: NodeID?, _ frame: Frame?) -> Evaluated? {
    let given = arguments.compactMap(\.label)
    guard let model = Self.models.first(where: { $0.allSatisfy(given.contains) }) else { return nil }
    var parts: [Double] = []
    for label in model {
      guard let part = number(label) else { return nil }
      guard let value = part.number else { return refused(part, label, node, frame) }
      parts.append(value)
    }
    var alpha = 1.0
    if let given = number("alpha") ?? number("opacity") ?? number("a") {
      guard let value = given.number else { return refused(given, "alpha", node, frame) }
      alpha = value
    }
    return Evaluated(.color(AppearanceColor(value(model, parts, alpha))))
  }

  private func refused(_ part: Evaluated, _ label: String, _ node: NodeID?, _ frame: Frame?) -> Evaluated {
    part.unresolved != nil ? part : interpreter.unresolved("'\(label)' is no number", node, frame)
  }

  private func value(_ model: [String], _ parts: [Double], _ alpha: Double) -> ColorValue {
    switch model[0] {
    case "displayP3Red":
      return ColorValue(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case "hue" where model[2] == "lightness":
      return ColorValue(hue: parts[0], saturation: parts[1], lightness: parts[2], alpha: alpha)
    case "hue", "calibratedHue", "deviceHue":
      return ColorValue(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: alpha)
    case "genericGamma22White", "genericGrayGamma2_2Gray": return ColorValue(grayGamma22: parts[0], alpha: alpha)
    case "white", "calibratedWhite", "deviceWhite", "gray":
      switch space {
      case "displayP3": return ColorValue(displayP3Red: parts[0], green: parts[0], blue: parts[0], alpha: alpha)
      case "sRGBLinear": return ColorValue(linearRed: parts[0], green: parts[0], blue: parts[0], alpha: alpha)
      default: return ColorValue(white: parts[0], alpha: alpha)
      }
    case "deviceCyan", "genericCMYKCyan":
      return ColorValue(cyan: parts[0], magenta: parts[1], yellow: parts[2], black: parts[3], alpha: alpha)
    default: break
    }
    switch space {
    case "displayP3": return ColorValue(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case "sRGBLinear": return ColorValue(linearRed: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    default: return ColorValue(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
  }

  /// `Color(.displayP3, red: …)`, `Color.Resolved(colorSpace: .displayP3, red: …)`
  private var space: String {
    guard let first = arguments.first, first.label == nil || first.label == "colorSpace",
      case .platformMember(_, let name) = interpreter.value(of: first, .external("Color.RGBColorSpace")).value
    else { return "sRGB" }
    return name
  }

  // MARK: Conversions and assets

  private func color(_ value: Evaluated, _ node: NodeID?, _ frame: Frame?) -> Evaluated {
    if value.color != nil || value.unresolved != nil || value.isNothing { return value }
    return interpreter.unresolved("'\(type)' of \(interpreter.described(value))", node, frame)
  }

  /// `Color("Name")`, `Color(.resource)`, `Color(otherColor)`
  private func converted(_ first: Argument, _ node: NodeID?, _ frame: Frame?) -> Evaluated {
    // An implicit member is a `UIColor`'s or a generated resource.
    if case .node(let inner, let around) = first.source, around.unit.kind(inner) == .member,
      around.unit.childCount(inner) == 0
    {
      let name = around.unit.name(inner)
      // A UIKit or AppKit colour is made of a SwiftUI one, a SwiftUI colour of theirs.
      let framework = type != "Color" ? "Color" : interpreter.world.platform == .macOS ? "NSColor" : "UIColor"
      let member = interpreter.value(of: first, .external(framework))
      if member.color != nil { return member }
      return resource(Evaluated(.platformMember(type: "ColorResource", name: name)), node, frame)
    }
    let value = interpreter.value(of: first, .external(type == "Color" ? "UIColor" : "Color"))
    switch value.value {
    case .string: return asset(first, node, frame)
    case .platformMember: return resource(value, node, frame)
    case .number where arguments.count == 1: return hexadecimal(node, frame) ?? color(value, node, frame)
    case .instance, .enumCase: return resolved(value, node, frame)
    default: return color(value, node, frame)
    }
  }

  /// A `ShapeStyle` of the workspace: what its `resolve(in:)` gives.
  private func resolved(_ style: Evaluated, _ node: NodeID?, _ frame: Frame?) -> Evaluated {
    let environment = Argument("in", .value(Evaluated(.instance(.platform("EnvironmentValues")))))
    let home = interpreter.home(of: style)
    let declared = interpreter.keys(of: style).flatMap { interpreter.symbols.lookUp("resolve", in: $0, from: home) }
    guard !declared.isEmpty else { return color(style, node, frame) }
    return interpreter.provided {
      interpreter.method("resolve", of: style, [environment], home) ?? interpreter.unresolved("no colour")
    }
  }

  private func asset(_ first: Argument, _ node: NodeID?, _ frame: Frame?) -> Evaluated {
    let value = interpreter.value(of: first, .external("String"))
    guard let name = value.string else {
      return value.unresolved != nil ? value : interpreter.unresolved("an asset without a name", node, frame)
    }
    let path = frame.map { interpreter.symbols.files[Int($0.place.file)].path } ?? ""
    guard let color = interpreter.assets.named(name, path) else {
      return interpreter.unresolved("no asset catalog of the workspace has a colour '\(name)'", node, frame)
    }
    return Evaluated(.color(color))
  }

  private func resource(_ value: Evaluated, _ node: NodeID?, _ frame: Frame?) -> Evaluated {
    guard case .platformMember(_, let name) = value.value else { return color(value, node, frame) }
    let path = frame.map { interpreter.symbols.files[Int($0.place.file)].path } ?? ""
    guard let color = interpreter.assets.symbol(name, path) else {
      return interpreter.unresolved("no asset catalog of the workspace has a colour for '.\(name)'", node, frame)
    }
    return Evaluated(.color(color))
  }

  // MARK: Initialisers that the workspace doesn't declare

  /// A hexadecimal number or text, by the convention that contracts fix for initialisers without a readable body.
  private func hexadecimal(_ node: NodeID?, _ frame: Frame?) -> Evaluated? {
    guard let first = arguments.first, HexHelper.isHexLabel(first.label) else { return nil }
    let value = interpreter.value(of: first)
    let configured = interpreter.options.hexOrder.value(of: type, arguments.map { $0.label ?? "_" })
    let order = configured ?? HexHelper.order(ofLabel: first.label)
    guard let color = HexHelper.conventional(value, order) else { return value.unresolved != nil ? value : nil }
    guard let alpha = number("alpha") ?? number("opacity") else { return Evaluated(.color(AppearanceColor(color))) }
    guard let opacity = alpha.number else { return refused(alpha, "alpha", node, frame) }
    return Evaluated(.color(AppearanceColor(color.withAlpha(opacity))))
  }

  /// `light:` and `dark:`, whatever declares them.
  private func pair(_ node: NodeID?, _ frame: Frame?) -> Evaluated? {
    PairedColor.make(arguments, type, interpreter)
  }
}
