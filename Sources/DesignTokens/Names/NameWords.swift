/// The words of an identifier, lower case: `minRowHeight` → min, row, height; `HACornerRadius2` → ha, corner, radius, 2.
package struct NameWords: Hashable, Sendable {
  package let words: [String]

  /// Words begin at a capital after a small letter, at the last of several capitals before a small one, between
  /// letters and digits, and after anything that is neither.
  package init(_ name: some StringProtocol) {
    self = NameWords(ascii: name) ?? NameWords(letters: name)
  }

  /// Byte by byte, as nearly all names can be read; `nil` for a name with other letters than ASCII's.
  private init?(ascii name: some StringProtocol) {
    var words: [String] = []
    var current: [UInt8] = []
    var previous: CharacterClass = .other
    func end() {
      if !current.isEmpty { words.append(String(decoding: current, as: UTF8.self)) }
      current.removeAll(keepingCapacity: true)
    }
    let bytes = Array(name.utf8)
    for (index, byte) in bytes.enumerated() {
      guard byte < 0x80 else { return nil }
      let kind = CharacterClass(ascii: byte)
      let begins =
        switch (previous, kind) {
        case (.upper, .upper): index + 1 < bytes.count && CharacterClass(ascii: bytes[index + 1]) == .lower
        case (.upper, .lower): false
        default: previous != kind
        }
      if begins { end() }
      if kind != .other { current.append(kind == .upper ? byte | 0x20 : byte) }
      previous = kind
    }
    end()
    self.words = words
  }

  private init(letters name: some StringProtocol) {
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

    init(ascii byte: UInt8) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
      default: self = .other
      }
    }

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
