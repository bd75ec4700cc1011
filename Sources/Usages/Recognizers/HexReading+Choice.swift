import DesignTokens
import SwiftSource

extension HexReading {
  /// `hex(isDark ? 0x7D7D7D : 0xEEEEEE)`: one colour, whose value is known where the condition asks for the appearance.
  static func choice(
    _ call: CallSite,
    _ argument: ArgumentView,
    _ scanner: UsageScanner,
    isLabelled: Bool
  ) -> Usage? {
    let order = order(call, scanner)
    var open = [argument.value]
    while let node = open.popLast() {
      if scanner.unit.kind(node) == .ternary {
        for index in 1...2 { if let branch = scanner.unit.child(node, index) { open.append(branch) } }
      } else if color(node, scanner, order, isLabelled: isLabelled) == nil {
        return nil
      }
    }
    var value: AppearanceColor?
    if let sides = AppearancePairs.sides(argument.value, scanner.unit),
      let light = color(sides.light, scanner, order, isLabelled: true)?.0,
      let dark = color(sides.dark, scanner, order, isLabelled: true)?.0
    {
      let alpha = alpha(call, scanner) ?? 1
      value = AppearanceColor(light: light.multiplyingAlpha(by: alpha), dark: dark.multiplyingAlpha(by: alpha))
    }
    var usage = scanner.usage(
      .hexColor,
      .color,
      at: scanner.unit.range(call.node),
      value: value.map { .color($0) },
      role: call.expectation.role
    )
    if alpha(call, scanner) == nil { usage.unknownAlpha = .within }
    return usage
  }
}
