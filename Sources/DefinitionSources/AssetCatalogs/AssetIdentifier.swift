/// The Swift names under which generators offer an asset.
package enum AssetIdentifier {
  /// The symbol that Xcode 15 and later generate, with the namespaces as types: `Theme.accent` for
  /// `theme/AccentColor`, written `Color(.Theme.accent)`.
  ///
  /// Xcode drops the word for the asset's kind from the end of its name, and begins a word after digits: `icon96X96`
  /// for `icon-96x96`.
  package static func xcodeSymbol(for asset: Asset) -> [String] {
    var member = capitalizingAfterDigits(lowerCamel(identifierWords(asset.name.own)))
    for suffix in suffixes(of: asset.kind) where member.count > suffix.count && member.hasSuffix(suffix) {
      member.removeLast(suffix.count)
      break
    }
    return asset.name.namespaces.map(typeName) + [escaped(underscoring(member))]
  }

  /// The path of SwiftGen's accessor from its outermost enum's content on: `Theme.tabBarBackground` for
  /// `theme/tab.bar.background`; the enum of the catalog, which SwiftGen adds where it reads several, is not in it.
  package static func swiftGenPath(for name: AssetName) -> [String] {
    name.namespaces.map(typeName) + [escaped(underscoring(lowerCamel(identifierWords(name.own))))]
  }

  /// An enum's name for a namespace or a catalog: `theme` → `Theme`, `dark-mode` → `DarkMode`.
  package static func typeName(_ name: String) -> String {
    underscoring(identifierWords(name).map(capitalized).joined())
  }

  /// The parts between characters that can't stand in an identifier, underscores among them.
  private static func identifierWords(_ name: String) -> [Substring] {
    name.split { !($0.isLetter || $0.isNumber) }
  }

  /// The first word with its leading capitals made small, the others with a capital: `UIColour` → `uiColour`,
  /// `google-g` → `googleG`.
  private static func lowerCamel(_ words: [Substring]) -> String {
    guard let first = words.first else { return "" }
    return loweringLeadingCapitals(first) + words.dropFirst().map(capitalized).joined()
  }

  /// Of several capitals the last stays where a small letter follows: it begins the next word.
  private static func loweringLeadingCapitals(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(capitals.count)
    let keepsLast = capitals.count > 1 && rest.first?.isLetter == true
    let lowered = keepsLast ? capitals.dropLast() : capitals
    return lowered.lowercased() + (keepsLast ? capitals.suffix(1) : "") + rest
  }

  private static func capitalizingAfterDigits(_ name: String) -> String {
    var result = ""
    var previous: Character?
    for character in name {
      result += previous?.isNumber == true ? character.uppercased() : String(character)
      previous = character
    }
    return result
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A name that begins with a digit, or is empty, gets an underscore in front.
  private static func underscoring(_ name: String) -> String {
    name.first?.isNumber == false ? name : "_" + name
  }

  private static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`" + name + "`" : name
  }

  private static func suffixes(of kind: AssetKind) -> [String] {
    switch kind {
    case .color: ["Color"]
    case .image, .symbol: ["Image"]
    case .data, .other: []
    }
  }

  /// Words that a member's declaration must put in backticks.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
