import SwiftParser
import SwiftSyntax

/// The text of an open document, parsed and lowered anew with each edit; what an edit leaves alone is parsed once.
///
/// The units are those of `SourceUnit.lower`, whatever came before.
package struct DocumentSource: Sendable {
  package private(set) var text: [UInt8]
  package private(set) var unit: SourceUnit
  /// What the next reading can use; `nil` where code had to be left out.
  private var parsed: Parsed?
  /// Edits since all was parsed anew.
  private var edits = 0

  private struct Parsed: Sendable {
    let result: IncrementalParseResult
    let pieces: LoweredPieces
  }

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
    let previous = isWorn ? nil : parsed
    parsed = nil
    (unit, parsed) = Self.read(text, previous.map { ($0, difference) })
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
    _ previous: (parsed: Parsed, difference: TextDifference)?
  ) -> (SourceUnit, Parsed?) {
    text.withUnsafeBufferPointer { source in
      guard NestingGuard.excess(in: source).isEmpty else { return (SourceUnit.lower(text), nil) }
      let transition = previous.map { Self.transition(from: $0.parsed.result, $0.difference, text) }
      let result = Parser.parseIncrementally(source: source, parseTransition: transition)
      var lowerer = Lowerer(source: source)
      lowerer.recordsPieces = true
      if let previous {
        let old = previous.parsed.pieces
        lowerer.builder = UnitBuilder(names: old.unit.names, nameIndex: old.nameIndex)
        lowerer.finder = PieceFinder(old: old, difference: previous.difference)
      }
      let unit = lowerer.unit(of: result.tree, blanked: [])
      let pieces = LoweredPieces(unit: unit, pieces: lowerer.pieces, nameIndex: lowerer.builder.nameIndex)
      return (unit, Parsed(result: result, pieces: pieces))
    }
  }
}
