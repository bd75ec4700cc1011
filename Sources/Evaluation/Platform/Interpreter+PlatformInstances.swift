import DesignTokens
import SwiftSource
import Symbols

extension Interpreter {
  /// What a platform type's initialiser makes.
  func platformInstance(
    _ type: String,
    _ arguments: [Argument],
    _ node: NodeID? = nil,
    _ frame: Frame? = nil
  ) -> Evaluated {
    if PlatformTypes.isColor(type) { return ColorConstructor(self, type, arguments).make(node, frame) }
    if PlatformTypes.isFont(type) { return FontConstructor(self, type, arguments).make(node, frame) }
    if let fields = PlatformTypes.fields(of: type) { return geometry(type, fields, arguments, node, frame) }
    if NumericType.floating.contains(type) || NumericType.integer.contains(type) {
      return number(type, arguments, node, frame)
    }
    if type.hasSuffix(".ColorResource"), let color = resource(arguments, frame) { return color }
    switch type {
    case "String", "NSString", "Substring", "LocalizedStringKey", "AnyHashable", "NSMutableString":
      return StringMembers.make(type, arguments, self) ?? unresolved("a text made of more than constants", node, frame)
    case "Bool", "State", "Published", "ScaledMetric", "Binding", "Optional", "AnyView", "UncheckedSendable":
      if let first = arguments.first { return value(of: first) }
    case "UITraitCollection": return traits(arguments)
    case "UIFontMetrics": return metrics(arguments)
    case "Gradient": if let colors = arguments.first { return value(of: colors, .array(.external("Color"))) }
    case "Array", "Set":
      if let first = arguments.first { return value(of: first) } else { return Evaluated(.array([])) }
    case "Dictionary": if arguments.isEmpty { return Evaluated(.dictionary([])) }
    case "UIFont.Weight", "NSFont.Weight", "Font.Weight", "UIFont.TextStyle", "NSFont.TextStyle", "UILayoutPriority":
      if let raw = arguments.first { return value(of: raw) }
    default: break
    }
    // Any other instance is what was said of it.
    let fields = arguments.map { argument -> LabelledValue in LabelledValue(argument.label, value(of: argument)) }
    return Evaluated(.instance(InstanceValue(.external(type), fields)))
  }

  /// The colour of an asset catalog that a generator's resource names: `RswiftResources.ColorResource(name: "ink", …)`.
  private func resource(_ arguments: [Argument], _ frame: Frame?) -> Evaluated? {
    guard let name = arguments.first(where: { $0.label == "name" }).flatMap({ value(of: $0).string }) else {
      return nil
    }
    let path = frame.map { symbols.files[Int($0.place.file)].path } ?? ""
    return assets.named(name, path).map { Evaluated(.color($0)) }
  }

  private func geometry(
    _ type: String,
    _ fields: [String],
    _ arguments: [Argument],
    _ node: NodeID?,
    _ frame: Frame?
  ) -> Evaluated {
    var instance = InstanceValue(.external(type))
    for field in fields { instance[field] = Evaluated(.floating(0)) }
    for argument in arguments {
      let value = value(of: argument, .external("CGFloat"))
      switch (argument.label, value.value) {
      case (let label?, .number(let number, _)) where fields.contains(label):
        instance[label] = Evaluated(.floating(number), references: value.references, origin: value.origin)
      case ("origin", .instance(let part)), ("size", .instance(let part)):
        for field in part.fields { if let label = field.label { instance[label] = field.value } }
      case (_, .unresolved):
        if let label = argument.label, fields.contains(label) { instance[label] = value } else { return value }
      case (nil, .instance(let other)):
        for field in other.fields { if let label = field.label { instance[label] = field.value } }
      default: return unresolved("'\(type)' of something else than numbers", node, frame)
      }
    }
    return Evaluated(.instance(instance))
  }

  /// `CGFloat(x)`, `Int(text, radix: 16)`
  private func number(_ type: String, _ arguments: [Argument], _ node: NodeID?, _ frame: Frame?) -> Evaluated {
    let isInteger = NumericType.integer.contains(type)
    guard let first = arguments.first else { return Evaluated(.number(0, isInteger: isInteger)) }
    // A literal takes the new type at once; any other expression is computed in its own.
    let given = self.value(of: first, isNumberLiteral(first) ? .external(type) : .unknown)
    switch given.value {
    case .number(let number, _):
      let whole = isInteger ? number.rounded(.towardZero) : number
      return Evaluated(.number(whole, isInteger: isInteger), references: given.references, origin: given.origin)
    case .string(let text):
      let radix = arguments.first { $0.label == "radix" }.flatMap { self.value(of: $0).number } ?? 10
      let parsed = StringMembers.number(text, radix: radix, isInteger: isInteger)
      return Evaluated(parsed.map { .number($0, isInteger: isInteger) } ?? .nothing)
    case .bool(let flag): return Evaluated(.number(flag ? 1 : 0, isInteger: isInteger))
    case .nothing, .unresolved: return given
    default: return unresolved("'\(type)' of \(described(given))", node, frame)
    }
  }

  private func isNumberLiteral(_ argument: Argument) -> Bool {
    guard case .node(let node, let frame) = argument.source else { return false }
    return [.integer, .float, .prefix].contains(frame.unit.kind(node))
  }

  private func traits(_ arguments: [Argument]) -> Evaluated {
    let traits = Evaluated(.instance(.platform("UITraitCollection")))
    guard let first = arguments.first else { return traits }
    if first.isTrailing, case .closure(let closure) = value(of: first).value,
      case .closure(let node, let place) = closure.body
    {
      // The closure sets what it is handed.
      let frame = closureFrame(closure, node, place, [Argument(nil, .value(traits))], .unknown, false)
      let statements = frame.unit.children(node).filter { frame.unit.kind($0) != .closureParameter }
      let name =
        frame.unit.children(node).first { frame.unit.kind($0) == .closureParameter }.map { frame.unit.name($0) } ?? "$0"
      _ = enterBody {
        for statement in statements where frame.unit.kind(statement) == .assignment { assign(statement, frame) }
        return traits
      }
      return frame.local(name)?.value ?? traits
    }
    let fields = arguments.map { LabelledValue($0.label, value(of: $0)) }
    return Evaluated(.instance(InstanceValue(.external("UITraitCollection"), fields)))
  }

  private func metrics(_ arguments: [Argument]) -> Evaluated {
    let style = arguments.first.map { value(of: $0, .external("UIFont.TextStyle")) }
    return Evaluated(
      .instance(InstanceValue(.external("UIFontMetrics"), style.map { [LabelledValue("textStyle", $0)] } ?? []))
    )
  }
}
