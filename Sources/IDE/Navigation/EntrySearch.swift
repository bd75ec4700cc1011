package import DesignSystem
import DesignTokens

/// Finds vocabulary entries by what is typed of their names.
package enum EntrySearch {
  /// The entries whose names hold the letters of `query` in order, whatever their case; the closest first.
  package static func entries(matching query: String, in vocabulary: Vocabulary, limit: Int) -> [VocabularyEntry] {
    let letters = Array(query.lowercased().utf8.filter { $0 != UInt8(ascii: " ") })
    let all =
      vocabulary.tokens.lazy.filter(\.isOffered).map(VocabularyEntry.token)
      .map { $0 } + vocabulary.components.lazy.filter(\.offer.isOffered).map(VocabularyEntry.component).map { $0 }
    var found: [(rank: Int, entry: VocabularyEntry)] = []
    for entry in all {
      if let rank = rank(of: letters, in: entry.name.text.lowercased()) { found.append((rank, entry)) }
    }
    return found.sorted {
      ($0.rank, $0.entry.name.text, $0.entry.place) < ($1.rank, $1.entry.name.text, $1.entry.place)
    }
    .prefix(limit).map(\.entry)
  }

  /// 0 for a name that ends in the letters, 1 for one that holds them together, 2 for one that holds them in order;
  /// `nil` for any other.
  static func rank(of letters: [UInt8], in name: String) -> Int? {
    guard !letters.isEmpty else { return 2 }
    let name = Array(name.utf8)
    guard name.count >= letters.count else { return nil }
    if name.suffix(letters.count).elementsEqual(letters) { return 0 }
    for start in 0...(name.count - letters.count) where name[start..<(start + letters.count)].elementsEqual(letters) {
      return 1
    }
    var rest = letters[...]
    for byte in name where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty ? 2 : nil
  }
}
