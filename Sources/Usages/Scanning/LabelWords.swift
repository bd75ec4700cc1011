import DesignTokens

/// What the words of a label or property name say where no type is known.
enum LabelWords {
  private static let colorEndings = ["color", "colors", "colour", "colours", "tint"].map { Array($0.utf8) }
  private static let labelEndings = colorEndings + [Array("fill".utf8)]
  private static let shadowStyle = Array("shadowstyle".utf8)
  private static let height = Array("height".utf8)
  private static let font = Array("font".utf8)

  /// Whether an argument label says that a colour stands behind it.
  static func labelSaysColor(_ label: String) -> Bool {
    reading(label) { word in
      labelEndings.contains { ends(word, with: $0) } || word.count == shadowStyle.count && ends(word, with: shadowStyle)
    }
  }

  /// Whether the name of an assigned property does.
  static func propertySaysColor(_ name: String) -> Bool {
    reading(name) { word in colorEndings.contains { ends(word, with: $0) } }
  }

  /// Whether a name is that of a height: not of a line's, of a guess for a table view, or of a part of one.
  static func saysHeight(_ name: String) -> Bool {
    guard reading(name, { holds($0, height) }) else { return false }
    let words = NameWords(name).words
    guard !words.contains("estimated"), !words.contains("lineheight") else { return false }
    return words.indices.contains { index in
      words[index].hasSuffix("height") && (index == 0 || words[index - 1] != "line") && !isPart(words, behind: index)
    }
  }

  static func saysFontSize(_ name: String) -> Bool {
    guard reading(name, { holds($0, font) }) else { return false }
    let words = NameWords(name).words
    return words.indices.contains { index in
      let isSize = words[index] == "size" && index > 0 && words[index - 1] == "font"
      return (isSize || words[index].hasSuffix("fontsize")) && !isPart(words, behind: index)
    }
  }

  /// Whether the word behind a measure's makes something else of it: a share, a count, a kind.
  private static func isPart(_ words: [String], behind index: Int) -> Bool {
    index + 1 < words.count && parts.contains(words[index + 1])
  }

  private static let parts: Set<String> = [
    "class", "count", "delta", "factor", "factors", "fraction", "id", "index", "multiple", "multiplier", "percent",
    "percentage", "ratio", "ratios", "scale", "scaling",
  ]

  /// What a value of a name is where its type says no more than that it is a number.
  static func measure(_ name: String) -> Measure? {
    if saysHeight(name) { return Measure(kind: .height, allowsHairline: true) }
    let words = NameWords(name).words
    guard let last = words.last else { return nil }
    let before = words.dropLast().last
    switch last {
    case "spacing":
      return before.map(betweenLetters.contains) == true ? nil : Measure(kind: .spacing, allowsNegative: true)
    case "padding", "gap", "inset", "margin": return Measure(kind: .spacing, allowsNegative: true)
    case "radius": return before == "corner" ? Measure(kind: .radius) : nil
    default: return nil
    }
  }

  /// What lies between letters or lines is no space between views.
  private static let betweenLetters: Set<String> = [
    "letter", "letters", "line", "lines", "character", "word", "paragraph", "glyph", "text", "font",
  ]

  /// A colour's role by the words of the label or property that takes it.
  static func colorRole(_ name: String) -> UsageRole? {
    reading(name) { word in colorRoles.first { holds(word, $0.word) }?.role }
  }

  // MARK: Bytes: these run for every label and declaration

  private static func reading<Result>(_ name: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var name = name
    return name.withUTF8(body)
  }

  /// Whether `word` holds `part`, which is in small letters, in whatever case.
  private static func holds(_ word: UnsafeBufferPointer<UInt8>, _ part: [UInt8]) -> Bool {
    guard word.count >= part.count else { return false }
    for start in 0...(word.count - part.count) where isSame(word, start, part) { return true }
    return false
  }

  private static func ends(_ word: UnsafeBufferPointer<UInt8>, with part: [UInt8]) -> Bool {
    word.count >= part.count && isSame(word, word.count - part.count, part)
  }

  private static func isSame(_ word: UnsafeBufferPointer<UInt8>, _ start: Int, _ part: [UInt8]) -> Bool {
    for offset in part.indices where word[start + offset] | 0x20 != part[offset] { return false }
    return true
  }

  private static let colorRoles: [(word: [UInt8], role: UsageRole)] = roleWords.map { (Array($0.word.utf8), $0.role) }

  private static let roleWords: [(word: String, role: UsageRole)] = [
    ("shadow", .shadow), ("separator", .separator), ("divider", .separator), ("border", .border),
    ("stroke", .stroke), ("outline", .border), ("background", .background), ("backdrop", .background),
    ("text", .text), ("title", .text), ("foreground", .text), ("label", .text), ("placeholder", .text),
    ("icon", .icon), ("tint", .tint), ("fill", .fill), ("gradient", .gradient),
  ]
}
