import DesignTokens
import Symbols

extension Interpreter {
  // MARK: Static members

  /// A static of a platform type; `nil` where it isn't known.
  func platformStatic(_ name: String, of type: String) -> Evaluated? {
    if PlatformTypes.isColor(type) { return platformColor(name, type) }
    if PlatformTypes.isFont(type), let style = TextStyle(name: name), type == "Font" {
      return Evaluated(.font(FontValue(textStyle: style)))
    }
    if let constant = PlatformConstants.named(name, of: type) { return Evaluated(constant) }
    if name == "effectiveAppearance" { return Evaluated(.instance(.platform("NSAppearance"))) }
    if PlatformTypes.isGeometry(type), name == "zero" { return platformInstance(type, []) }
    switch (type, name) {
    case ("UIFontMetrics", "default"): return Evaluated(.instance(.platform(type)))
    case ("UIFont", "labelFontSize"), ("UIFont", "buttonFontSize"): return Evaluated(.floating(17))
    case ("UIFont", "systemFontSize"): return Evaluated(.floating(14))
    case ("UIFont", "smallSystemFontSize"): return Evaluated(.floating(12))
    case ("NSFont", "systemFontSize"), ("NSFont", "labelFontSize"): return Evaluated(.floating(13))
    case ("NSFont", "smallSystemFontSize"): return Evaluated(.floating(11))
    case ("UITraitCollection", "current"), ("UIDevice", "current"), ("UIScreen", "main"), ("NSApp", _),
      ("NSApplication", "shared"), ("NSAppearance", "current"):
      return Evaluated(.instance(.platform(type)))
    default: return nil
    }
  }

  /// A colour of the platform by its name, in the flavour of its type.
  private func platformColor(_ name: String, _ type: String) -> Evaluated? {
    if name == "clear" { return Evaluated(.color(AppearanceColor(.clear))) }
    let framework: ColorFramework =
      switch type {
      case "UIColor": .uiKit
      case "NSColor": .appKit
      case "CGColor", "CIColor": .uiKit
      default: .swiftUI
      }
    guard
      let color = PlatformPalette.color(name, in: framework, on: framework == .appKit ? .macOS : world.platform)?.color
    else {
      return name == "accentColor" ? Evaluated(.color(AppearanceColor(.system(SystemColor("accentColor"))))) : nil
    }
    return Evaluated(.color(color))
  }

  /// A static method of a platform type; `nil` where it isn't known.
  func platformStaticMethod(_ name: String, of type: String, _ arguments: [Argument]) -> Evaluated? {
    if PlatformTypes.isFont(type), let font = FontConstructor(self, type, arguments).factory(name) { return font }
    if PlatformTypes.isColor(type), name == "dynamicColor" || name == "dynamic" || name == "adaptive",
      let color = PairedColor.make(arguments, type, self)
    {
      return color
    }
    if type == "NSAppearance", name == "currentDrawing" { return Evaluated(.instance(.platform(type))) }
    // `.accentColor.opacity(…)` and its like as static calls.
    if name == "system", type == "Color" || type == "UIColor" { return nil }
    return PlatformFunctions.call(type + "." + name, arguments, self)
  }

  // MARK: Properties

  /// A platform property of a value; `nil` where it isn't known.
  func platformProperty(_ name: String, of value: Evaluated) -> Evaluated? {
    if name == "rawValue" { return rawValue(value) }
    if name == "self" { return value }
    func derived(_ result: EvaluatedValue?) -> Evaluated? { result.map { Evaluated($0) } }
    switch value.value {
    case .color(let color): return colorProperty(name, value, color)
    case .font(let font): return derived(FontMembers.property(name, of: font, on: world.platform))
    case .number(let number, _): return derived(numberProperty(name, number))
    case .string: return StringMembers.property(name, of: value)
    case .array(let elements): return arrayProperty(name, elements)
    case .dictionary(let entries):
      switch name {
      case "isEmpty": return Evaluated(.bool(entries.isEmpty))
      case "count": return Evaluated(.integer(Double(entries.count)))
      case "values": return Evaluated(.array(entries.map(\.value)))
      case "keys": return Evaluated(.array(entries.map(\.key)))
      default: return nil
      }
    case .instance(let instance): return instanceProperty(name, instance)
    default: return nil
    }
  }

  private func rawValue(_ value: Evaluated) -> Evaluated? {
    switch value.value {
    case .enumCase(let one): return rawValue(of: one)
    case .string, .number: return value
    case .platformMember(let type, let name) where type.hasSuffix("TextStyle"):
      return Evaluated(.string(name))
    default: return nil
    }
  }

  private func colorProperty(_ name: String, _ value: Evaluated, _ color: AppearanceColor) -> Evaluated? {
    switch name {
    // Conversions between the frameworks' types.
    case "cgColor", "ciColor", "uiColor", "nsColor", "color", "swiftUIColor", "swiftUI", "asColor", "suColor":
      return value
    case "light", "lightColor": return color.projected(toDark: false).map { Evaluated(.color($0)) }
    case "dark", "darkColor": return color.projected(toDark: true).map { Evaluated(.color($0)) }
    case "alpha", "alphaComponent": return color.value(in: .light).map { Evaluated(.floating($0.alpha)) }
    case "redComponent", "greenComponent", "blueComponent":
      guard let one = color.constant else { return nil }
      return Evaluated(.floating(name == "redComponent" ? one.red : name == "greenComponent" ? one.green : one.blue))
    // A gradient made of one colour.
    case "gradient": return value
    default: return nil
    }
  }

  private func numberProperty(_ name: String, _ number: Double) -> EvaluatedValue? {
    switch name {
    case "magnitude": .floating(abs(number))
    case "doubleValue", "floatValue", "cgFloat", "double", "cgFloatValue": .floating(number)
    case "intValue", "integerValue": .integer(number.rounded(.towardZero))
    case "isZero": .bool(number == 0)
    case "description": .string(StringMembers.text(number))
    default: nil
    }
  }

  private func arrayProperty(_ name: String, _ elements: [Evaluated]) -> Evaluated? {
    switch name {
    case "count": Evaluated(.integer(Double(elements.count)))
    case "isEmpty": Evaluated(.bool(elements.isEmpty))
    case "first": elements.first ?? Evaluated(.nothing)
    case "last": elements.last ?? Evaluated(.nothing)
    case "indices": Evaluated(.range(lower: 0, upper: Double(elements.count), isClosed: false))
    default: nil
    }
  }

  private func instanceProperty(_ name: String, _ instance: InstanceValue) -> Evaluated? {
    guard case .external(let type) = instance.type else { return nil }
    if type == "CGRect" || type == "NSRect" {
      let fields = name == "size" ? ["width", "height"] : name == "origin" ? ["x", "y"] : []
      if !fields.isEmpty {
        return Evaluated(
          .instance(
            InstanceValue(
              .external(name == "size" ? "CGSize" : "CGPoint"),
              fields.compactMap { field in instance[field].map { LabelledValue(field, $0) } }
            )
          )
        )
      }
    }
    if type == "UITraitCollection" || type == "EnvironmentValues" || type == "UIDevice" || type == "NSAppearance" {
      if let trait = trait(name) { return Evaluated(trait) }
    }
    if type == "NSAppearance", name == "name" { return AppearanceNames.current(self) }
    if name == "effectiveAppearance" { return Evaluated(.instance(.platform("NSAppearance"))) }
    if name == "traitCollection" { return Evaluated(.instance(.platform("UITraitCollection"))) }
    return nil
  }

  // MARK: Methods

  /// A platform method of a value; `nil` where it isn't known.
  func platformMethod(_ name: String, of value: Evaluated, _ arguments: [Argument]) -> Evaluated? {
    if name == "map" || name == "flatMap", let transform = arguments.first, isSingle(value) {
      // Of an optional that is there.
      return CollectionMembers.apply(transform, value, self)
    }
    switch value.value {
    case .color(let color): return ColorMembers.method(name, of: color, value, arguments, self)
    case .font(let font): return FontMembers.method(name, of: font, arguments, self)
    case .number(let number, let isInteger):
      return PlatformFunctions.numberMethod(name, number, isInteger, arguments, self)
    case .string: return StringMembers.method(name, of: value, arguments, self)
    case .array(let elements): return CollectionMembers.method(name, of: elements, arguments, self)
    case .dictionary(let entries): return CollectionMembers.method(name, of: entries, arguments, self)
    case .instance(let instance):
      if name == "bestMatch" { return AppearanceNames.bestMatch(arguments, self) }
      if case .external("UIFontMetrics") = instance.type {
        return FontMembers.metricsMethod(name, instance, arguments, self)
      }
      if case .external("Scanner") = instance.type { return StringMembers.scan(name, instance, arguments, self) }
      return nil
    case .unresolved(let why):
      if name == "bestMatch", why.cause != .notFollowed { return AppearanceNames.bestMatch(arguments, self) }
      if ["isDarkMode", "isDark", "isLight"].contains(name), why.cause != .notFollowed {
        return trait(name).map { Evaluated($0) }
      }
      return nil
    case .range: return elements(of: value).flatMap { CollectionMembers.method(name, of: $0, arguments, self) }
    case .nothing, .bool, .enumCase, .platformMember, .tuple, .closure, .metatype: return nil
    }
  }

  /// Whether a value is one thing and no collection.
  private func isSingle(_ value: Evaluated) -> Bool {
    switch value.value {
    case .color, .font, .number, .bool, .enumCase, .instance, .platformMember, .tuple: true
    default: false
    }
  }
}
