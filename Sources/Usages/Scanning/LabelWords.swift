/// What the words of a label or property name say where no type is known.
enum LabelWords {
  private static let colorEndings = ["color", "colors", "colour", "colours", "tint"]

  /// Whether an argument label says that a colour stands behind it.
  static func labelSaysColor(_ label: String) -> Bool {
    let word = label.lowercased()
    return colorEndings.contains { word.hasSuffix($0) } || word.hasSuffix("fill") || word == "shadowstyle"
  }

  /// Whether the name of an assigned property does.
  static func propertySaysColor(_ name: String) -> Bool {
    let word = name.lowercased()
    return colorEndings.contains { word.hasSuffix($0) }
  }

  static func saysHeight(_ name: String) -> Bool {
    let word = name.lowercased()
    guard word.contains("height") else { return false }
    return !notHeights.contains { word.contains($0) }
  }

  /// Names that hold the word and mean something else: a line's height, a guess for a table view, a ratio.
  private static let notHeights = [
    "lineheight", "estimated", "heightmultiple", "heightratio", "heightpercent", "heightfactor", "heightscale",
    "heightclass", "heightfraction", "heightmultiplier", "heightid", "heightindex", "heightdelta", "heightcount",
  ]

  static func saysFontSize(_ name: String) -> Bool { name.lowercased().contains("fontsize") }

  /// A colour's role by the words of the label or property that takes it.
  static func colorRole(_ name: String) -> UsageRole? {
    let word = Array(name.utf8.map { $0 | 0x20 })
    return colorRoles.first { holds(word, $0.word) }?.role
  }

  /// Whether `word` holds `part`, byte by byte: this runs for every declaration.
  private static func holds(_ word: [UInt8], _ part: [UInt8]) -> Bool {
    guard word.count >= part.count else { return false }
    return (0...(word.count - part.count)).contains { start in
      part.indices.allSatisfy { word[start + $0] == part[$0] }
    }
  }

  private static let colorRoles: [(word: [UInt8], role: UsageRole)] = roleWords.map { (Array($0.word.utf8), $0.role) }

  private static let roleWords: [(word: String, role: UsageRole)] = [
    ("shadow", .shadow), ("separator", .separator), ("divider", .separator), ("border", .border),
    ("stroke", .stroke), ("outline", .border), ("background", .background), ("backdrop", .background),
    ("text", .text), ("title", .text), ("foreground", .text), ("label", .text), ("placeholder", .text),
    ("icon", .icon), ("tint", .tint), ("fill", .fill), ("gradient", .gradient),
  ]
}
