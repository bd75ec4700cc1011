import DesignTokens
import SwiftSource

/// The way in which an expression writes a colour's components, to write others in their place.
struct ComponentStyle {
  private let unit: SourceUnit
  private let node: NodeID
  private let arguments: [ArgumentView]

  /// `nil` where no call with components is at the range.
  init?(_ range: SourceRange, _ unit: SourceUnit) {
    let calls = unit.nodes.indices.lazy.map { NodeID(Int32(clamping: $0)) }
      .filter { unit.kind($0) == .call && range.contains(unit.range($0)) }
    guard
      let found = calls.compactMap({ node in unit.call(node).map { (node, $0.arguments) } })
        .first(where: { _, arguments in Self.labels.allSatisfy { label in arguments.contains { $0.label == label } } })
    else { return nil }
    self.unit = unit
    (node, arguments) = found
  }

  private static let labels = ["red", "green", "blue"]

  /// The call with the colour's components, each written as a quotient where it was one; `nil` where the call has no
  /// place for the colour's alpha.
  func text(_ color: ColorValue, in source: [UInt8]) -> String? {
    let hasAlpha = arguments.contains { $0.label == "alpha" || $0.label == "opacity" }
    guard hasAlpha || color.alpha == 1 else { return nil }
    var text = ""
    var end = Int(unit.range(node).lowerBound)
    func copy(to next: Int) {
      if end <= next, next <= source.count { text += String(decoding: source[end..<next], as: UTF8.self) }
    }
    for argument in arguments {
      guard let value = value(argument.label, color) else { continue }
      let range = unit.range(argument.value)
      copy(to: Int(range.lowerBound))
      text += written(value, like: argument.value, source)
      end = Int(range.upperBound)
    }
    copy(to: Int(unit.range(node).upperBound))
    return text
  }

  private func value(_ label: String?, _ color: ColorValue) -> Double? {
    switch label {
    case "red": color.red
    case "green": color.green
    case "blue": color.blue
    case "alpha", "opacity": color.alpha
    default: nil
    }
  }

  private func written(_ value: Double, like node: NodeID, _ source: [UInt8]) -> String {
    guard unit.kind(node) == .binary, unit.name(node) == "/", let divisor = unit.child(node, 1),
      let number = Double(unit.name(divisor)), number > 1
    else { return ColorPresenter.fraction(value) }
    let range = unit.range(divisor)
    guard Int(range.upperBound) <= source.count else { return ColorPresenter.fraction(value) }
    let digits = String(decoding: source[range.indices], as: UTF8.self)
    let dividend = DecimalWriter.text((value * number).rounded())
    return dividend + (digits.contains(".") ? ".0" : "") + " / " + digits
  }
}
