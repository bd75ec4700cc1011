/// Follows the declaration of a type alias word by word.
struct AliasReader {
  /// The most words of a right side that are kept.
  private static let wordLimit = 32

  private enum State {
    case idle, name, equals, words
  }

  /// An alias by the places of its words in the text.
  struct Places {
    var name: Range<Int>
    var words: [Range<Int>] = []
  }

  private var state = State.idle
  /// The aliases read so far.
  private(set) var found: [Places] = []

  /// Whether words belong to a right side.
  var isReadingWords: Bool { state == .words }

  /// A `typealias` was read.
  mutating func begin() {
    state = .name
  }

  mutating func read(_ word: Range<Int>) {
    switch state {
    case .idle, .equals: break
    case .name:
      found.append(Places(name: word))
      state = .equals
    case .words:
      if found[found.count - 1].words.count < Self.wordLimit { found[found.count - 1].words.append(word) }
    }
  }

  mutating func readEquals() {
    if state == .equals { state = .words }
  }

  /// The declaration is over.
  mutating func end() {
    state = .idle
  }
}
