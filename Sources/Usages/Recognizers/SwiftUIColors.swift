import DesignTokens
import SwiftSource

/// SwiftUI's modifiers and shapes that take a colour without saying so in a label.
enum SwiftUIColors: Recognizer {
  static let calls = Array(roles.keys) + ["shadow", "color"]

  private static let roles: [String: UsageRole] = [
    "foregroundColor": .text, "foregroundStyle": .text, "background": .background, "backgroundStyle": .background,
    "fill": .fill, "stroke": .stroke, "strokeBorder": .stroke, "border": .border, "tint": .tint,
    "accentColor": .tint, "listRowBackground": .background, "listItemTint": .tint, "listRowSeparatorTint": .separator,
    "listSectionSeparatorTint": .separator, "toolbarBackground": .background, "containerBackground": .background,
    "presentationBackground": .background, "overlay": .fill, "colorMultiply": .tint, "underline": .text,
    "strikethrough": .text, "AnyShapeStyle": .fill, "navigationBarColor": .background, "textColor": .text,
    "chartForegroundStyleScale": .fill,
  ]

  /// The modifiers that take a view where they take a colour.
  private static let viewModifiers: Set<String> = ["background", "overlay", "listRowBackground"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    switch call.name {
    case "shadow": return shadow(call, scanner)
    case "color":
      // `GraphicsContext.Shading.color(.red)`
      guard call.isImplicitMember, call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
      return Recognition(expectations: [0: .color(.fill, in: .swiftUI)])
    default: break
    }
    guard scanner.isModifier(call) || call.name == "AnyShapeStyle" || inView(call, scanner), !scanner.isLookUp(call)
    else { return nil }
    var expectations: [Int: Expectation] = [:]
    for (index, argument) in call.arguments.enumerated() {
      if argument.label == nil, !argument.isTrailing {
        var expectation = Expectation.color(role(call, scanner), in: .swiftUI)
        expectation.takesViews = viewModifiers.contains(call.name)
        expectations[index] = expectation
      }
      // `chartForegroundStyleScale(domain: names, range: [.red, .blue])`
      if argument.label == "range", call.name == "chartForegroundStyleScale" {
        expectations[index] = .color(roles[call.name], in: .swiftUI)
      }
      if argument.label == "color" { expectations[index] = .color(roles[call.name], in: .swiftUI) }
      if argument.label == "width", call.name == "border" {
        expectations[index] = .measure(Measure(kind: .border))
      }
    }
    return Recognition(expectations: expectations)
  }

  private static func inView(_ call: CallSite, _ scanner: UsageScanner) -> Bool {
    scanner.unit.kind(call.callee) == .identifier && !scanner.hasDeclaration(named: call.name)
  }

  /// A symbol's foreground is an icon's colour.
  private static func role(_ call: CallSite, _ scanner: UsageScanner) -> UsageRole? {
    if call.name == "foregroundColor" || call.name == "foregroundStyle", let base = call.base,
      TextStyles.isSymbolImage(base, scanner.unit)
    {
      return .icon
    }
    return roles[call.name]
  }

  private static func shadow(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard scanner.isModifier(call) else { return nil }
    var expectations: [Int: Expectation] = [:]
    for (index, argument) in call.arguments.enumerated() {
      switch argument.label {
      case "color": expectations[index] = .color(.shadow, in: .swiftUI)
      case "radius": expectations[index] = .measure(Measure(kind: .shadow))
      default: break
      }
    }
    return Recognition(expectations: expectations)
  }
}
