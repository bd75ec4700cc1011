import DesignTokens
import SwiftSource
import Symbols

/// Functions and initialisers that make a colour of a hexadecimal number or text.
///
/// Their bodies are run like any other; what is here stands in where a body uses what the evaluator doesn't follow, or
/// isn't in the workspace.
enum HexHelper {
  static func isHexLabel(_ label: String?) -> Bool {
    guard let label else { return true }
    return names.contains(label.lowercased())
  }

  /// The order that a label itself states.
  static func order(ofLabel label: String?) -> HexOrder? {
    switch label?.lowercased() {
    case "argb", "argbhex", "argbvalue": .argb
    case "rgba", "rgbavalue", "rgbahex", "rgbastring": .rgba
    default: nil
    }
  }

  /// By convention: text with alpha last, `0x` and integers of eight digits with alpha first.
  static func conventional(_ value: Evaluated, _ order: HexOrder?) -> ColorValue? {
    switch value.value {
    case .string(let text): return ColorValue(hexText: text, order: order)
    case .number(let number, _):
      guard number >= 0, number <= Double(UInt32.max), number == number.rounded(.down) else { return nil }
      let whole = UInt32(number)
      return ColorValue(hexNumber: whole, order: order ?? (whole > 0xFF_FFFF ? .argb : nil))
    default: return nil
    }
  }

  /// The colour of a call whose body could not be followed, if the body reads hexadecimal digits.
  static func color(_ target: Target, _ values: [Evaluated], _ interpreter: Interpreter) -> Evaluated? {
    guard let first = values.first, first.string != nil || first.number != nil else { return nil }
    let symbols = interpreter.symbols
    let declaration = symbols[target.symbol]
    guard isColorMaker(target.symbol, symbols), let body = declaration.body else { return nil }
    var shape = HexShape()
    shape.read(body, symbols.unit(of: target.symbol), depth: 0)
    guard shape.readsHex else { return nil }
    let owner = symbols.owner(of: target.symbol).map { symbols.qualifiedName(of: $0) } ?? ""
    let name = declaration.kind == .initializer ? owner : owner + "." + declaration.name
    let override = interpreter.options.hexOrder.value(of: name, target.parameters.map { $0.label ?? "_" })
    guard let color = conventional(first, override ?? shape.order) else { return nil }
    let alpha = zip(target.parameters, values).first { ["alpha", "opacity", "a"].contains($0.0.name) }?.1.number
    return Evaluated(.color(AppearanceColor(alpha.map { color.withAlpha($0) } ?? color)))
  }

  private static func isColorMaker(_ symbol: SymbolID, _ symbols: SymbolTable) -> Bool {
    symbols.resultType(of: symbol).externalName.map { PlatformTypes.isColor($0) } ?? false
  }

  private static let names: Set<String> = [
    "hex", "hexstring", "hexvalue", "hexcode", "hexcolor", "hexint", "rgb", "rgbhex", "rgbvalue", "rgba", "rgbavalue",
    "rgbahex", "rgbastring", "argb", "argbhex", "argbvalue", "colorcode", "code", "html", "nethex", "fromhex", "string",
  ]
}

/// What a body does with digits: how it reads them, and which byte it takes for alpha.
struct HexShape {
  private var shifts: Set<Int> = []
  private var scans = false
  private var alphaShift: Int?

  var readsHex: Bool { scans || shifts.contains(16) || shifts.contains(24) }

  /// `nil` where no byte is read as alpha.
  var order: HexOrder? {
    if alphaShift == 24 { return .argb }
    return shifts.contains(24) ? .rgba : nil
  }

  mutating func read(_ node: NodeID, _ unit: SourceUnit, depth: Int, isAlpha: Bool = false) {
    guard depth < 40 else { return }
    var isAlpha = isAlpha
    switch unit.kind(node) {
    case .binary where unit.name(node) == ">>" || unit.name(node) == "&>>":
      if let right = unit.child(node, 1), let shift = Int(unit.name(right)) {
        shifts.insert(shift)
        if isAlpha { alphaShift = shift }
      }
    case .member, .identifier:
      if unit.name(node).hasPrefix("scanHex") || unit.name(node) == "hexInt64" { scans = true }
    case .argument:
      let label = unit.name(node)
      if label == "radix" { scans = true }
      if !label.isEmpty { isAlpha = ["alpha", "opacity", "a"].contains(label) }
    case .localVariable:
      if let id = unit.declaration(node), let value = unit[id].value {
        read(value, unit, depth: depth + 1, isAlpha: ["alpha", "a", "opacity"].contains(unit[id].name))
      }
      return
    case .assignment:
      if let target = unit.child(node, 0) { isAlpha = ["alpha", "a", "opacity"].contains(unit.name(target)) }
    default: break
    }
    for child in unit.children(node) { read(child, unit, depth: depth + 1, isAlpha: isAlpha) }
  }
}
