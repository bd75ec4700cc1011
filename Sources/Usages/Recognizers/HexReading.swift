import DesignTokens
import SwiftSource
import Symbols

/// Reads the literal of a hex constructor.
package enum HexReading {
  /// Labels that say by themselves that hex digits follow.
  package static let labels: Set<String> = [
    "hex", "hexString", "hexValue", "rgb", "rgba", "argb", "rgbaValue", "rgbaString", "hexCode", "hexa", "hexadecimal",
  ]

  /// Whether an argument could be hex digits: a string that reads as such, or an integer.
  static func mayBeHex(_ node: NodeID, _ scanner: UsageScanner) -> Bool {
    switch scanner.unit.kind(node) {
    case .integer: return true
    case .string: return digits(scanner.unit.name(node)) != nil
    case .ternary:
      return (1...2).allSatisfy { index in
        scanner.unit.child(node, index).map { mayBeHex($0, scanner) } ?? false
      }
    default: return false
    }
  }

  private static func digits(_ text: String) -> HexDigits? {
    guard let digits = HexDigits(text), [3, 4, 6, 8].contains(digits.count) else { return nil }
    return digits
  }

  /// The usage of a hex call whose first argument holds the digits; `nil` where it doesn't.
  ///
  /// Unlabelled (`UIColor(0x484848)`, `Color("#FF0000")`) only what can't be anything else counts.
  static func usage(
    _ call: CallSite,
    _ argument: ArgumentView,
    _ scanner: UsageScanner,
    isLabelled: Bool
  ) -> Usage? {
    if scanner.unit.kind(argument.value) == .ternary { return choice(call, argument, scanner, isLabelled: isLabelled) }
    let order = order(call, scanner)
    guard let (color, note) = color(argument.value, scanner, order, isLabelled: isLabelled) else { return nil }
    let alpha = alpha(call, scanner)
    let dark = darkDigits(call, argument, scanner).flatMap { self.color($0, scanner, order, isLabelled: true)?.0 }
    let conventional = AppearanceColor(light: color.multiplyingAlpha(by: alpha ?? 1), dark: dark)
    // What the configuration says goes first, then what the reader's body does.
    let read = order == nil ? read(call, conventional, scanner) : nil
    var usage = scanner.usage(
      .hexColor,
      .color,
      at: scanner.unit.range(call.node),
      value: .color(read.map { stating(conventional, $0) } ?? conventional),
      role: call.expectation.role,
      note: read == nil ? note : nil
    )
    if alpha == nil { usage.unknownAlpha = .within }
    usage.hexOrder = order ?? self.order(of: argument.value, giving: read, scanner)
    return usage
  }

  /// What the workspace's reader makes of the call; `nil` where it has none, or that can't be known.
  private static func read(_ call: CallSite, _ conventional: AppearanceColor, _ scanner: UsageScanner)
    -> AppearanceColor?
  {
    guard scanner.known.evaluator != nil else { return nil }
    let targets = ColorConstructors.targets(call, scanner)
    if scanner.known.readers.isConventional(targets, call, scanner.unit) { return conventional }
    let found = ColorReading(scanner: scanner).color(targets, call)
    if let found, found == conventional, found[.dark] == nil, let light = found.resolved(in: .light) {
      scanner.known.readers.note(targets, call, scanner.unit, giving: light)
    }
    return found
  }

  /// The colour that was read; where the call states both sides and they are equal, with both of them.
  private static func stating(_ written: AppearanceColor, _ read: AppearanceColor) -> AppearanceColor {
    written[.dark] != nil && read[.dark] == nil && written[.light] == read[.light] && written[.dark] == read[.light]
      ? written : read
  }

  /// The order in which digits give the colour that was read of them; `nil` where both or neither do.
  static func order(of literal: NodeID, giving read: AppearanceColor?, _ scanner: UsageScanner) -> HexOrder? {
    guard let read = read?.resolved(in: .light) else { return nil }
    let orders = HexOrder.allCases.filter { color(literal, scanner, $0, isLabelled: true)?.0 == read }
    return orders.count == 1 ? orders.first : nil
  }

  /// The colour that a literal's digits give; `nil` where it is none, or could be anything else.
  static func color(
    _ literal: NodeID,
    _ scanner: UsageScanner,
    _ order: HexOrder?,
    isLabelled: Bool
  ) -> (ColorValue, String?)? {
    let unit = scanner.unit
    switch unit.kind(literal) {
    case .string:
      let text = unit.name(literal)
      return isLabelled || text.hasPrefix("#") ? color(text, isString: true, order) : nil
    case .integer:
      let text = unit.name(literal).filter { $0 != "_" }
      return isLabelled || text.hasPrefix("0x") ? color(text, isString: false, order) : nil
    default: return nil
    }
  }

  /// The digits for the dark appearance of `dynamic(light: 0x101820, dark: 0xF2F4F7)`.
  private static func darkDigits(_ call: CallSite, _ light: ArgumentView, _ scanner: UsageScanner) -> NodeID? {
    guard light.label?.hasPrefix("light") ?? false else { return nil }
    return call.arguments.first { $0.label?.hasPrefix("dark") ?? false }?.value
  }

  private static func color(_ text: String, isString: Bool, _ order: HexOrder?) -> (ColorValue, String?)? {
    if isString {
      guard let digits = digits(text), let color = ColorValue(hexText: text, order: order) else { return nil }
      return (color, digits.count == 8 ? note(order ?? (digits.prefix == .number ? .argb : .rgba), order) : nil)
    }
    guard let number = NumberFolding.number(text), number >= 0, number <= Double(UInt32.max) else { return nil }
    let bits = UInt32(number)
    let hasAlpha = text.count > 8 && text.hasPrefix("0x")
    return (
      ColorValue(hexNumber: bits, order: hasAlpha ? order ?? .argb : nil), hasAlpha ? note(order ?? .argb, order) : nil
    )
  }

  private static func note(_ used: HexOrder, _ configured: HexOrder?) -> String {
    let order = used == .rgba ? "#RRGGBBAA" : "0xAARRGGBB"
    return configured == nil
      ? "eight digits are read as \(order); 'hexOrder' in the configuration says otherwise"
      : "eight digits are read as \(order)"
  }

  /// An `alpha:` or `opacity:` argument; 1 without one, `nil` where it isn't a literal.
  static func alpha(_ call: CallSite, _ scanner: UsageScanner) -> Double? {
    guard let argument = call.argument("alpha") ?? call.argument("opacity") else { return 1 }
    return scanner.folding.fold(argument.value)
  }

  /// What the configuration says about the call.
  static func order(_ call: CallSite, _ scanner: UsageScanner) -> HexOrder? {
    scanner.options.hexOrder.value(of: call.name, call.labels)
  }
}
