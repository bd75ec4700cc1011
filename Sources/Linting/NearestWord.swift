/// Finds what someone probably meant by a misspelt word.
package enum NearestWord {
  /// The candidate with the fewest edits (insert, delete, replace, swap neighbours; case counts less than an edit),
  /// nil where even that takes more than about a third of the word. Of equally near ones the first in order.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(lengthLimit))
    let limit = max(1, letters.count / 3)
    var best: (distance: Int, word: String)?
    for candidate in candidates where candidate != word {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(lengthLimit))
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other)
      guard distance <= limit else { continue }
      if let known = best, (known.distance, known.word) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.word
  }

  /// Names are shorter; what is longer isn't worth the time.
  private static let lengthLimit = 100

  /// Edits between two words by the restricted Damerau–Levenshtein measure, three rows of the table at a time.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let replaced = last[column] + (letter == other ? 0 : 1)
        var cost = min(last[column + 1] + 1, current[column] + 1, replaced)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
