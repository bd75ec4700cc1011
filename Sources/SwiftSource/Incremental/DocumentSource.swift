import SwiftParser
import SwiftSyntax

/// The text of an open document, parsed and lowered anew with each edit; what an edit leaves alone is parsed once.
///
/// The units are those of `SourceUnit.lower`, whatever came before.
package struct DocumentSource: Sendable {
  package private(set) var text: [UInt8]
  package private(set) var unit: SourceUnit
  /// What the next parse can use; `nil` where code had to be left out.
  private var parsed: IncrementalParseResult?
  /// Edits since all was parsed anew.
  private var edits = 0

  package init(_ text: [UInt8]) {
    self.text = text
    (unit, parsed) = Self.read(text, nil)
  }

  /// Takes another text.
  package mutating func update(to text: [UInt8]) {
    guard let difference = TextDifference(from: self.text, to: text) else { return }
    edits += 1
    let isWorn = edits &* text.count > Self.wear
    if isWorn { edits = 0 }
    let transition = isWorn ? nil : parsed.map { Self.transition(from: $0, difference, text) }
    (unit, parsed) = Self.read(text, transition)
    self.text = text
  }

  /// Bytes that all parses since the first may have taken together: each keeps its text, as long as anything of it is
  /// used.
  private static let wear = 32 << 20

  private static func transition(
    from parsed: IncrementalParseResult,
    _ difference: TextDifference,
    _ text: [UInt8]
  ) -> IncrementalParseTransition {
    let range =
      AbsolutePosition(
        utf8Offset: difference.old.lowerBound
      )..<AbsolutePosition(
        utf8Offset: difference.old.upperBound
      )
    let edit = SourceEdit(range: range, replacement: String(decoding: text[difference.new], as: UTF8.self))
    return IncrementalParseTransition(previousIncrementalParseResult: parsed, edits: ConcurrentEdits(edit))
  }

  private static func read(
    _ text: [UInt8],
    _ transition: IncrementalParseTransition?
  ) -> (SourceUnit, IncrementalParseResult?) {
    text.withUnsafeBufferPointer { source in
      guard NestingGuard.excess(in: source).isEmpty else { return (SourceUnit.lower(text), nil) }
      let result = Parser.parseIncrementally(source: source, parseTransition: transition)
      return (SourceUnit.lower(result.tree, source, blanked: []), result)
    }
  }
}
