/// Reads the changed items of a file by themselves and puts them into what the rest of the file became.
///
/// SwiftParser's own incremental parse isn't used: where it takes over a statement inside of a string's interpolation it
/// traps.
struct PieceSplice {
  let old: LoweredPieces
  let difference: TextDifference
  let text: [UInt8]

  /// The most bytes of a run; where more would be read, it is all.
  private static let longestRun = 1 << 16
  /// The most bytes that are read in search of a run that has its end.
  private static let patience = 3 << 13

  /// What a new reading of the whole text gives; `nil` where no run is found that can be told from the rest.
  func make() -> LoweredPieces? {
    var found: LoweredPieces?
    var spent = 0
    search.visit { run in
      // Longer runs hold the same braces and directives.
      guard hasBalancedBlocks(run) else { return true }
      guard spent == 0 || spent + run.length <= Self.patience else { return true }
      spent += run.length
      guard let splice = spliced(run) else { return false }
      found = splice.pieces(text)
      return true
    }
    return found
  }

  /// The shortest run that holds the change if it ends where it did before.
  var shortestRun: ChangedRun? {
    var found: ChangedRun?
    search.visit { run in
      found = run
      return true
    }
    return found
  }

  /// What the text gives where a run ends where it did before.
  func isolate(_ run: ChangedRun) -> SourceUnit? {
    guard let last = lastItem(of: run), let read = RunReading(isolating: run, of: old, in: text) else { return nil }
    return SplicedUnit(old: old, run: run, last: last, read: read).unit(text)
  }

  private var search: RunSearch { RunSearch(old: old, difference: difference, text: text, limit: Self.longestRun) }

  private func spliced(_ run: ChangedRun) -> SplicedUnit? {
    if let open = old.openEnds.first, open < run.start { return nil }
    guard !holdsRegexDelimiter(old.text, run.start..<run.oldEnd), !holdsRegexDelimiter(text, run.start..<run.newEnd),
      let last = lastItem(of: run), let read = RunReading(run, of: old, in: text)
    else { return nil }
    return SplicedUnit(old: old, run: run, last: last, read: read)
  }

  private func hasBalancedBlocks(_ run: ChangedRun) -> Bool {
    guard run.start <= run.newEnd, run.newEnd <= text.count else { return false }
    return text.withUnsafeBufferPointer {
      NestingGuard.hasBalancedBlocks(UnsafeBufferPointer(rebasing: $0[run.start..<run.newEnd]))
    }
  }

  /// Whether `#/` or `/#` stands there: a regex of several lines that one begins goes on to wherever the other stands.
  private func holdsRegexDelimiter(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    let (sign, slash) = (UInt8(ascii: "#"), UInt8(ascii: "/"))
    let bytes = text[range.clamped(to: text.indices)]
    return zip(bytes, bytes.dropFirst()).contains { ($0 == sign && $1 == slash) || ($0 == slash && $1 == sign) }
  }

  private func lastItem(of run: ChangedRun) -> LoweredPiece? {
    old.items(of: run.list).last { run.pieces.contains($0) }.map { old.pieces[$0] }
  }
}
