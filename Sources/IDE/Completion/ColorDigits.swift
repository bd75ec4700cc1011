import DesignTokens
import SwiftSource
import Usages

/// The components of a colour that is being typed.
struct ColorDigits {
  private enum Component { case red, green, blue, white }

  /// The components written before the caret's, and the digits typed of the caret's own.
  private var complete: [(Component, Double)] = []
  private var partial: (Component, String)?
  /// `0x33`: digits of a whole colour.
  private var hex: String?

  /// `nil` where the call doesn't make a colour of numbers.
  init?(_ call: CaretCall, digits: String, _ unit: SourceUnit, caret: NodeID) {
    if digits.lowercased().hasPrefix("0x"), call.label.map({ HexReading.labels.contains($0) }) ?? (call.position == 0) {
      hex = digits.dropFirst(2).filter { $0 != "_" }.uppercased()
      return
    }
    guard let component = Self.component(call.label) else { return nil }
    partial = (component, digits)
    for argument in unit.call(call.node)?.arguments.prefix(call.position) ?? [] {
      guard let component = Self.component(argument.label), let value = Self.number(argument.value, unit) else {
        continue
      }
      complete.append((component, value > 1 ? value / 255 : value))
    }
  }

  /// `nil` where the colour can't be what is being typed.
  func difference(to color: AppearanceColor?) -> Double? {
    guard let color = color?.resolved(in: .light) else { return nil }
    if let hex {
      let text = color.bytes.hexText.dropFirst()
      guard text.hasPrefix(hex), hex.count <= 6 || color.alpha < 1 else { return nil }
      return hex.count >= 6 ? 0 : 1
    }
    var sum = 0.0
    for (component, value) in complete {
      let apart = abs(Self.value(component, color) - value)
      guard apart <= Self.tolerance else { return nil }
      sum += apart
    }
    guard let (component, digits) = partial,
      let apart = DigitMatch.difference(digits, component: Self.value(component, color))
    else { return nil }
    if component == .white, color.red != color.green || color.green != color.blue { return nil }
    return sum + apart
  }

  /// What two digits behind the point may leave open.
  private static let tolerance = 0.0051

  private static func component(_ label: String?) -> Component? {
    switch label {
    case "red", "displayP3Red", "srgbRed", "calibratedRed", "deviceRed": .red
    case "green": .green
    case "blue": .blue
    case "white": .white
    default: nil
    }
  }

  private static func value(_ component: Component, _ color: ColorValue) -> Double {
    switch component {
    case .red, .white: color.red
    case .green: color.green
    case .blue: color.blue
    }
  }

  /// A literal, or a quotient of two.
  private static func number(_ node: NodeID, _ unit: SourceUnit) -> Double? {
    switch unit.kind(node) {
    case .integer, .float: return Double(unit.name(node).filter { $0 != "_" })
    case .binary where unit.name(node) == "/":
      guard let left = unit.child(node, 0), let right = unit.child(node, 1), unit.kind(left) != .binary,
        unit.kind(right) != .binary, let dividend = number(left, unit), let divisor = number(right, unit), divisor != 0
      else { return nil }
      return dividend / divisor
    default: return nil
    }
  }
}
