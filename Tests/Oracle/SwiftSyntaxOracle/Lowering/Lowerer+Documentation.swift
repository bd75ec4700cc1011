import SwiftSource
import SwiftSyntax

extension Lowerer {
  /// The text of the `///` or `/** */` comments directly before a declaration, markers and common stars removed.
  func documentation(before syntax: some SyntaxProtocol) -> String? {
    let lower = min(max(0, syntax.position.utf8Offset), source.count)
    let upper = min(max(lower, syntax.positionAfterSkippingLeadingTrivia.utf8Offset), source.count)
    guard upper - lower > 3 else { return nil }
    let trivia = UnsafeBufferPointer(rebasing: source[lower..<upper])
    guard trivia.contains(UInt8(ascii: "/")) else { return nil }
    var lines: [Substring] = []
    for piece in syntax.leadingTrivia {
      switch piece {
      case .docLineComment(let text): lines.append(Self.trimmed(text.dropFirst(3)))
      case .docBlockComment(let text):
        let inside = text.dropFirst(3).dropLast(text.hasSuffix("*/") ? 2 : 0)
        for line in inside.split(separator: "\n", omittingEmptySubsequences: false) {
          var line = Self.trimmed(line)
          if line.first == "*" { line = Self.trimmed(line.dropFirst()) }
          lines.append(line)
        }
      default: break
      }
    }
    let text = lines.drop { $0.isEmpty }.joined(separator: "\n")
    return text.isEmpty ? nil : text
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }
}
