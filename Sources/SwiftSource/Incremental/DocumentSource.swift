import SwiftParser
import SwiftSyntax

/// The text of an open document, lowered anew with each edit; members that an edit leaves alone are lowered once.
///
/// The units are those of `SourceUnit.lower`, whatever came before.
package struct DocumentSource: Sendable {
  package private(set) var text: [UInt8]
  package private(set) var unit: SourceUnit
  /// What the last update changed; `nil` where that was more than one member, or said something new to other code.
  package private(set) var lastChange: MemberChange?
  /// What the next text can use; `nil` where code had to be left out.
  private var pieces: LoweredPieces?
  /// Names of the first of a row of units that took over each other's.
  private var firstNames = 0

  package init(_ text: [UInt8]) {
    self.text = text
    unit = SourceUnit.lower([])
    readAll()
  }

  /// Takes another text.
  package mutating func update(to text: [UInt8]) {
    guard let difference = TextDifference(from: self.text, to: text) else { return }
    self.text = text
    lastChange = nil
    if let old = pieces, old.unit.names.count <= 2 * firstNames + Self.spareNames, isShallow,
      let spliced = PieceSplice(old: old, difference: difference, text: text).make()
    {
      pieces = spliced.pieces
      unit = spliced.pieces.unit
      lastChange = spliced.isInterfaceSame ? spliced.change : nil
    } else {
      readAll()
    }
  }

  /// Names that may be left over from earlier texts.
  private static let spareNames = 1_000

  private var isShallow: Bool { text.withUnsafeBufferPointer { NestingGuard.excess(in: $0).isEmpty } }

  private mutating func readAll() {
    guard isShallow else {
      unit = SourceUnit.lower(text)
      pieces = nil
      return
    }
    let read = text.withUnsafeBufferPointer { source in
      var parser = Parser(source)
      var lowerer = Lowerer(source: source)
      lowerer.recordsPieces = true
      let unit = lowerer.unit(of: SourceFileSyntax.parse(from: &parser), blanked: [])
      return LoweredPieces(unit: unit, pieces: lowerer.pieces, nameIndex: lowerer.builder.nameIndex)
    }
    unit = read.unit
    pieces = read
    firstNames = read.unit.names.count
  }
}
