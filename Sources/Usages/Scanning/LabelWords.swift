/// What the words of a label or property name say where no type is known.
enum LabelWords {
  private static let colorEndings = ["color", "colors", "colour", "colours", "tint"].map { Array($0.utf8) }
  private static let labelEndings = colorEndings + [Array("fill".utf8)]
  private static let shadowStyle = Array("shadowstyle".utf8)
  private static let height = Array("height".utf8)
  private static let fontSize = Array("fontsize".utf8)

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

  static func saysHeight(_ name: String) -> Bool {
    reading(name) { word in holds(word, height) && !notHeights.contains { holds(word, $0) } }
  }

  /// Names that hold the word and mean something else: a line's height, a guess for a table view, a ratio.
  private static let notHeights = [
    "lineheight", "estimated", "heightmultiple", "heightratio", "heightpercent", "heightfactor", "heightscale",
    "heightclass", "heightfraction", "heightmultiplier", "heightid", "heightindex", "heightdelta", "heightcount",
  ].map { Array($0.utf8) }

  static func saysFontSize(_ name: String) -> Bool { reading(name) { holds($0, fontSize) } }

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
