package import SwiftSource

/// Folds expressions of nothing but literals to a number.
///
/// Division is the one of floating point: that is what a length, size or colour channel is.
package struct NumberFolding {
  let unit: SourceUnit

  package init(unit: SourceUnit) { self.unit = unit }

  /// The value, `nil` where anything but literals is in it.
  package func fold(_ node: NodeID) -> Double? {
    switch unit.kind(node) {
    case .integer, .float: return Self.number(unit.name(node))
    case .prefix:
      guard let operand = unit.child(node, 0), let value = fold(operand) else { return nil }
      switch unit.name(node) {
      case "-": return -value
      case "+": return value
      default: return nil
      }
    case .binary:
      guard let left = unit.child(node, 0), let right = unit.child(node, 1),
        let a = fold(left), let b = fold(right)
      else { return nil }
      switch unit.name(node) {
      case "+": return a + b
      case "-": return a - b
      case "*": return a * b
      case "/": return b == 0 ? nil : a / b
      default: return nil
      }
    case .call:
      guard let call = unit.call(node), let value = wrapped(call).flatMap({ fold($0) }) else { return nil }
      return unit.name(call.callee) == "Int" ? value.rounded(.towardZero) : value
    case .cast: return unit.child(node, 0).flatMap { fold($0) }
    default: return nil
    }
  }

  /// The number inside `CGFloat(44)`, `.init(44)` or `UIFontMetrics.default.scaledValue(for: 12)`; a design system may
  /// scale in its own way and says so in the method's name.
  package func wrapped(_ call: CallView) -> NodeID? {
    guard let name = unit.calleeName(call.callee), let first = call.arguments.first else { return nil }
    if call.arguments.count == 1, first.label.map(Self.castLabels.contains) ?? true, isCast(call.callee) {
      return first.value
    }
    return first.label == "for" && (name == "scaledValue" || name.hasSuffix("ScaledValue")) ? first.value : nil
  }

  /// Whether a callee makes one kind of number of another.
  private func isCast(_ callee: NodeID) -> Bool {
    let name = unit.name(callee)
    guard unit.kind(callee) == .member else { return unit.kind(callee) == .identifier && Self.casts.contains(name) }
    guard name == "init", let type = unit.child(callee, 0) else { return name == "init" }
    return unit.kind(type) == .identifier && Self.casts.contains(unit.name(type))
  }

  /// Whether a call makes whatever type is expected of a number: `.init(44)`.
  func isImplicitCast(_ node: NodeID) -> Bool {
    guard let call = unit.call(node), unit.kind(call.callee) == .member else { return false }
    return unit.child(call.callee, 0) == nil && wrapped(call) != nil
  }

  private static let castLabels: Set<String> = ["integerLiteral", "floatLiteral", "value", "truncating"]

  private static let casts: Set<String> = ["CGFloat", "Double", "Float", "Int", "NSNumber"]

  /// The value of an integer or floating literal as written; `nil` past what a Double holds.
  static func number(_ text: String) -> Double? {
    let digits = text.contains("_") ? text.filter { $0 != "_" } : text
    if digits.hasPrefix("0x") {
      if let value = UInt64(digits.dropFirst(2), radix: 16) { return Double(value) }
      return Double(digits)
    }
    if digits.hasPrefix("0b") { return UInt64(digits.dropFirst(2), radix: 2).map { Double($0) } }
    if digits.hasPrefix("0o") { return UInt64(digits.dropFirst(2), radix: 8).map { Double($0) } }
    guard let value = Double(digits), value.isFinite else { return nil }
    return value
  }

  /// The literal branches of a value: itself, each branch of a ternary, what stands behind `??`; wrappers are looked
  /// through. Branches that aren't literal are left out.
  func branches(_ node: NodeID) -> [(node: NodeID, value: Double)] {
    var found: [(NodeID, Double)] = []
    collect(node, &found)
    return found
  }

  /// How many branches a value has, literal or not.
  func leafCount(_ node: NodeID) -> Int {
    guard unit.kind(node) == .ternary else { return 1 }
    return (1...2).reduce(0) { $0 + (unit.child(node, $1).map { leafCount($0) } ?? 0) }
  }

  private func collect(_ node: NodeID, _ found: inout [(NodeID, Double)]) {
    if unit.kind(node) == .ternary {
      for index in 1...2 { if let branch = unit.child(node, index) { collect(branch, &found) } }
      return
    }
    if let call = unit.call(node), let inner = wrapped(call) { return collect(inner, &found) }
    if let value = fold(node) { found.append((node, value)) }
  }
}
