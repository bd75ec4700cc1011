/// The words of an identifier, lower case: `minRowHeight` → min, row, height; `HACornerRadius2` → ha, corner, radius, 2.
package struct NameWords: Hashable, Sendable {
  package let words: [String]

  /// Words begin at a capital after a small letter, at the last of several capitals before a small one, between
  /// letters and digits, and after anything that is neither.
  package init(_ name: some StringProtocol) {
    var words: [String] = []
    var current = ""
    var previous: CharacterClass = .other
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let kind = CharacterClass(character)
      let next = index + 1 < characters.count ? CharacterClass(characters[index + 1]) : .other
      let begins =
        switch (previous, kind) {
        case (.upper, .upper): next == .lower
        case (.upper, .lower): false
        default: previous != kind
        }
      if begins, !current.isEmpty {
        words.append(current)
        current = ""
      }
      if kind != .other { current += character.lowercased() }
      previous = kind
    }
    if !current.isEmpty { words.append(current) }
    self.words = words
  }

  private enum CharacterClass {
    case upper
    case lower
    case digit
    case other

    init(_ character: Character) {
      if character.isNumber {
        self = .digit
      } else if character.isUppercase {
        self = .upper
      } else {
        self = character.isLetter ? .lower : .other
      }
    }
  }
}
