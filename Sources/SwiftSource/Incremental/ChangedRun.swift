/// Neighbouring items of a list that a change touches, with all of the change between their ends.
struct ChangedRun {
  let list: LoweredList
  /// The place of the list.
  let listIndex: Int
  /// The items' pieces, with those inside of them.
  let pieces: Range<Int>
  /// The item behind them; `nil` where they are the list's last.
  let next: LoweredPiece?
  /// Where they begin, in both texts.
  let start: Int
  /// Where they end, in each text: at the item behind them, or at what closes the list.
  let oldEnd: Int
  let newEnd: Int

  var distance: Int { newEnd - oldEnd }
  /// Of the new text, in bytes.
  var length: Int { newEnd - start }
}

/// Finds the runs of items that a change may be limited to.
struct RunSearch {
  let old: LoweredPieces
  let difference: TextDifference
  let text: [UInt8]
  /// The most bytes that a run may have.
  let limit: Int

  /// The innermost list first, the shortest run first.
  /// - Parameter body: gives whether to stop.
  func visit(_ body: (ChangedRun) -> Bool) {
    for index in old.lists.indices.reversed() {
      let list = old.lists[index]
      guard list.start <= difference.old.lowerBound, difference.old.upperBound <= list.closer else { continue }
      for run in runs(in: list, at: index) where run.length <= limit {
        if body(run) { return }
      }
    }
  }

  private func runs(in list: LoweredList, at listIndex: Int) -> [ChangedRun] {
    let items = old.items(of: list)
    guard let first = firstItem(items, of: list) else { return [] }
    let start = old.pieces[items[first]].start
    let distance = difference.new.count - difference.old.count
    // What is written before an item may become a part of it: then the one behind that is the first that stays.
    return ends(items, behind: first, distance).prefix(2).map { end in
      let next = end < items.count ? old.pieces[items[end]] : nil
      let oldEnd = next?.start ?? list.closer
      return ChangedRun(
        list: list,
        listIndex: listIndex,
        pieces: items[first]..<(end < items.count ? items[end] : list.pieces.upperBound),
        next: next,
        start: start,
        oldEnd: oldEnd,
        newEnd: oldEnd + distance
      )
    }
  }

  /// The first item that must be read again; `nil` where what stands before the list could be concerned.
  private func firstItem(_ items: [Int], of list: LoweredList) -> Int? {
    guard !items.isEmpty else { return nil }
    var first = items.firstIndex { old.pieces[$0].end >= difference.old.lowerBound } ?? items.count
    while first >= 0, !isFirm(first, items) { first -= 1 }
    if first >= 0 { return first }
    switch list.context.surrounding {
    case .file: return list.start == 0 ? 0 : nil
    case .type: return list.start < difference.old.lowerBound && beginsLine(list.start) ? 0 : nil
    // The condition before goes on where the arm's first words let it.
    case .fileArm, .typeArm: return nil
    }
  }

  /// The items behind the change that are read alike whatever stands before them, and the list's end.
  private func ends(_ items: [Int], behind first: Int, _ distance: Int) -> [Int] {
    (first + 1..<items.count).filter { item in
      let piece = old.pieces[items[item]]
      return piece.start >= difference.old.upperBound && piece.wordsEnd != nil && beginsLine(piece.start + distance)
    } + [items.count]
  }

  /// Whether an item begins where it does whatever changed.
  private func isFirm(_ item: Int, _ items: [Int]) -> Bool {
    guard item < items.count, let words = old.pieces[items[item]].wordsEnd else { return false }
    return words < difference.old.lowerBound && beginsLine(old.pieces[items[item]].start)
  }

  private func beginsLine(_ offset: Int) -> Bool {
    offset == 0 || (offset < text.count && (text[offset] == UInt8(ascii: "\n") || text[offset] == UInt8(ascii: "\r")))
  }
}
