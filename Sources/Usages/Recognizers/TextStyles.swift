import DesignTokens
import SwiftSource

/// The platform's text styles and what scales with them.
enum TextStyles: Recognizer {
  static let calls = ["preferredFont", "scaledFont", "font"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    switch call.name {
    case "preferredFont":
      guard let style = call.argument("forTextStyle"), scanner.unit.kind(style.value) == .member,
        call.base.map({ scanner.platformType($0).map { DesignType.fontClasses.contains($0) } ?? false })
          ?? call.isImplicitMember
      else { return nil }
      let name = scanner.unit.name(style.value)
      return .value(
        scanner.usage(
          .textStyle(name: name),
          .font,
          at: scanner.unit.range(call.node),
          value: scanner.textStyle(name),
          role: call.expectation.role
        ),
        call
      )
    case "scaledFont":
      guard let index = call.index("for") else { return nil }
      let others = Set(call.arguments.indices).subtracting([index])
      return Recognition(expectations: [index: .font(call.expectation.role)], consumed: others)
    default:
      guard scanner.isModifier(call), call.arguments.count == 1, !scanner.isLookUp(call) else { return nil }
      let isSymbol = call.base.map { isSymbolImage($0, scanner.unit) } ?? false
      var expectation = Expectation.font(isSymbol ? .symbol : nil)
      if scanner.importsSwiftUI { expectation.framework = .swiftUI }
      return Recognition(expectations: [0: expectation])
    }
  }

  /// Whether a chain of modifiers begins with `Image(…)`: a font there is the symbol's size.
  static func isSymbolImage(_ node: NodeID, _ unit: SourceUnit) -> Bool {
    var current = node
    while let next = unit.child(current, 0) {
      if unit.kind(current) == .call, unit.kind(next) == .identifier { return unit.name(next) == "Image" }
      guard unit.kind(current) == .call || unit.kind(current) == .member else { return false }
      current = next
    }
    return false
  }
}
