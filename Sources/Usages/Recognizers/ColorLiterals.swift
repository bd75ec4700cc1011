import DesignTokens
import SwiftSource

/// `#colorLiteral(red:green:blue:alpha:)`
enum ColorLiterals: Recognizer {
  static let calls = ["#colorLiteral"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let reading = ColorComponents(call, scanner.folding, in: .sRGB) else { return nil }
    var usage = scanner.usage(
      .colorLiteral,
      .color,
      at: scanner.unit.range(call.node),
      value: reading.value.map { .color(AppearanceColor($0)) },
      role: call.expectation.role
    )
    if reading.hasUnknownAlpha { usage.unknownAlpha = .within }
    return .value(usage, call)
  }
}
