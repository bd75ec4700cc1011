/// How many letters two names differ by.
enum EditDistance {
  /// The one name within `limit` edits of `name`, the nearest first; `nil` where there is none. A short name must be
  /// nearer: two edits make anything of three letters.
  static func nearest(to name: String, among names: [String], limit: Int) -> String? {
    let letters = Array(name.utf8)
    let limit = min(limit, letters.count / 3)
    guard limit > 0 else { return nil }
    var best: (distance: Int, name: String)?
    for other in names {
      let distance = between(letters, Array(other.utf8), limit: limit)
      guard distance > 0, distance <= limit else { continue }
      if best.map({ (distance, other) < ($0.distance, $0.name) }) ?? true { best = (distance, other) }
    }
    return best?.name
  }

  private static func between(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var row = Array(0...b.count)
    for i in a.indices {
      var previous = row[0]
      row[0] = i + 1
      for j in b.indices {
        let current = row[j + 1]
        row[j + 1] = min(row[j + 1] + 1, row[j] + 1, previous + (a[i] == b[j] ? 0 : 1))
        previous = current
      }
    }
    return row[b.count]
  }
}
