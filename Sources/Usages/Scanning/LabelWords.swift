/// What the words of a label or property name say where no type is known (policy.md §2.4).
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
    let word = name.lowercased()
    return colorRoles.first { word.contains($0.word) }?.role
  }

  private static let colorRoles: [(word: String, role: UsageRole)] = [
    ("shadow", .shadow), ("separator", .separator), ("divider", .separator), ("border", .border),
    ("stroke", .stroke), ("outline", .border), ("background", .background), ("backdrop", .background),
    ("text", .text), ("title", .text), ("foreground", .text), ("label", .text), ("placeholder", .text),
    ("icon", .icon), ("tint", .tint), ("fill", .fill), ("gradient", .gradient),
  ]
}
