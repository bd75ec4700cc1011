import SwiftSource

/// `UIImage.SymbolConfiguration(pointSize: 28)`: an icon's size.
enum Symbolic: Recognizer {
  static let calls = ["SymbolConfiguration"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let index = call.index("pointSize"), let size = scanner.folding.fold(call.arguments[index].value), size > 0
    else {
      return nil
    }
    return Recognition(
      usages: [
        scanner.usage(
          .iconSize,
          .size,
          at: scanner.unit.range(call.arguments[index].value),
          value: .length(size),
          role: .symbol
        )
      ],
      consumed: [index]
    )
  }
}
