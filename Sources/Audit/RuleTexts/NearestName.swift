/// What somebody may have meant who wrote a name that doesn't exist.
package enum NearestName {
  /// The name closest to `written` among `names`, or `nil` where none is close: by insertions, deletions, replacements
  /// and swaps of neighbours, whatever the case, or as its beginning. Of equally close ones the first.
  package static func of(_ written: String, among names: some Sequence<String>) -> String? {
    let word = Array(written.lowercased().utf8)
    guard !word.isEmpty, word.count <= longest else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = Array(name.lowercased().utf8)
      guard candidate.count <= longest else { continue }
      let isBeginning = word.count >= 3 && candidate.starts(with: word)
      let distance = isBeginning ? 1 : distance(from: word, to: candidate)
      guard distance <= tolerance(for: max(word.count, candidate.count)) else { continue }
      if let best, best.distance <= distance { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// A name beyond this is no slip of the pen; it bounds the time as well.
  private static let longest = 64

  private static func tolerance(for length: Int) -> Int {
    switch length {
    case ...4: 1
    case ...8: 2
    default: 3
    }
  }

  /// The optimal string alignment distance.
  private static func distance(from left: [UInt8], to right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in right.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
