import SwiftSource
import SwiftSyntaxOracle
import Testing

/// The two readings of one text.
enum Readings {
  /// Where they differ, each as a line of text.
  static func differences(_ text: String) -> [String] { differences(Array(text.utf8)) }

  static func differences(_ bytes: [UInt8]) -> [String] {
    let table = LineTable(of: bytes)
    let found = BigStack.run {
      UnitComparison.differences(expected: SyntaxOracle.unit(bytes), got: SourceUnit.lower(bytes), in: bytes)
    }
    guard let found else { return ["no thread"] }
    return found.map { difference in
      let position = table.position(of: difference.offset, in: .utf8)
      return "\(position.line + 1):\(position.column + 1): \(difference) | \(difference.sourceLine)"
    }
  }

  /// What tells a text of another, both read by the oracle.
  static func aspects(_ text: String, _ other: String) -> [String] {
    BigStack.run {
      let units = [text, other].map { SyntaxOracle.unit(Array($0.utf8)) }
      return UnitComparison.differences(expected: units[0], got: units[1], in: Array(text.utf8)).map(\.aspect)
    } ?? []
  }
}
