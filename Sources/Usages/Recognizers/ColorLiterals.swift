import DesignTokens
import SwiftSource

/// `#colorLiteral(red:green:blue:alpha:)`
enum ColorLiterals: Recognizer {
  static let calls = ["#colorLiteral"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let reading = ColorComponents(call, scanner.folding, isLinear: .sRGB) else { return nil }
    return .value(
      scanner.usage(
        .colorLiteral,
        .color,
        at: scanner.unit.range(call.node),
        value: reading.value.map { .color(AppearanceColor($0)) },
        role: call.expectation.role
      ),
      call
    )
  }
}
