/// The text of an open document, lowered anew with each edit; items that an edit leaves alone are lowered once.
///
/// A settled unit is that of `SourceUnit.lower`, whatever came before. While brackets are open, a change may be taken to
/// end where it did before, so that what stands behind it needn't be read anew with each letter: such a unit isn't
/// settled.
package struct DocumentSource: Sendable {
  package private(set) var text: [UInt8]
  package private(set) var unit: SourceUnit
  package private(set) var isSettled = true
  /// The last text that was read exactly, to go on from; `nil` where code had to be left out of it.
  private var exact: LoweredPieces?
  /// One before that, where the brackets that are open in the last one weren't.
  private var earlier: LoweredPieces?

  package init(_ text: [UInt8]) {
    self.text = text
    unit = SourceUnit.lower([])
    readAll()
  }

  /// Takes another text.
  package mutating func update(to text: [UInt8]) {
    guard text != self.text else { return }
    self.text = text
    guard isShallow, adopt() || splice() || isolate() else { return readAll() }
  }

  /// Makes the unit that of the text.
  package mutating func settle() {
    guard !isSettled else { return }
    let before = [exact, earlier].lazy.compactMap { $0 }.first { $0.openEnds.isEmpty } ?? exact
    readAll()
    if exact?.openEnds.isEmpty == false { earlier = before }
  }

  private var isShallow: Bool { text.withUnsafeBufferPointer { NestingGuard.excess(in: $0).isEmpty } }

  private mutating func readAll() {
    isSettled = true
    earlier = nil
    guard isShallow else {
      unit = SourceUnit.lower(text)
      exact = nil
      return
    }
    let read = LoweredPieces(reading: text)
    unit = read.unit
    exact = read
  }

  // MARK: What was read before

  /// Goes back to a text that was read exactly.
  private mutating func adopt() -> Bool {
    guard let known = [exact, earlier].lazy.compactMap({ $0 }).first(where: { $0.text == text }) else { return false }
    take(known)
    return true
  }

  /// Reads what changed since a text that was read exactly; `false` where that can't be told from the rest.
  private mutating func splice() -> Bool {
    for splice in splices {
      guard let found = splice.make() else { continue }
      take(found.compacted())
      return true
    }
    return false
  }

  /// Reads what changed as if it ended where it did before.
  private mutating func isolate() -> Bool {
    guard text.count > Self.smallText else { return false }
    // Where an open bracket took in all behind it, the text before that has the shorter run.
    let runs = splices.compactMap { splice in splice.shortestRun.map { (splice: splice, run: $0) } }
    guard let shortest = runs.min(by: { $0.run.length < $1.run.length }),
      let found = shortest.splice.isolate(shortest.run)
    else { return false }
    unit = found
    isSettled = false
    return true
  }

  /// Bytes of a text that is read whole in less time than anybody notices.
  private static let smallText = 1 << 14

  /// The changes since what was read exactly.
  private var splices: [PieceSplice] {
    [exact, earlier].compactMap { $0 }.compactMap { known in
      TextDifference(from: known.text, to: text).map { PieceSplice(old: known, difference: $0, text: text) }
    }
  }

  private mutating func take(_ pieces: LoweredPieces) {
    if pieces.openEnds.isEmpty { earlier = nil }
    exact = pieces
    unit = pieces.unit
    isSettled = true
  }
}
