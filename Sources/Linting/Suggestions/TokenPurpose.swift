import DesignSystem
import DesignTokens

/// What a token's name says that it is made for, beyond its value.
struct TokenPurpose {
  /// The particular things that the name speaks of, each once: parts of a user interface, states, and what else isn't
  /// general. A token with none belongs to everything.
  private(set) var things: Set<String> = []
  /// For a colour: what is coloured with it.
  private(set) var coloured: Coloured?

  /// Whether the token has a name of its own that says nothing: `midnight`, `cozy`.
  private(set) var isNamed = false
  /// Whether one of the things is a part of a user interface or a state, or the component that the token is a part of,
  /// so that it is surely none of another.
  private(set) var namesPart = false

  /// What a colour lies on.
  enum Coloured {
    case foreground, icon, surface, line, shadow
  }

  /// The words of the component that the token is of the inside of.
  let component: Set<String>

  /// - Parameters:
  ///   - isOfScale: whether the token is one of several steps of its owner, or a generator's. Then an unknown word of the owner's is its
  ///     brand's.
  ///   - brand: words of the module and the like, which say nothing.
  ///   - component: words of the component that the token's owner is a part of: the token is of its inside.
  init(_ token: Token, isOfScale: Bool, brand: Set<String>, component: Set<String>) {
    self.component = component
    let components = Self.components(of: token.name)
    for (index, component) in components.enumerated() {
      let isMember = index == components.count - 1
      let words = NameWords(component).words.map(PurposeWords.singular)
      let unknown = words.filter { word in
        !brand.contains(word) && !PurposeWords.isGeneral(word) && !PurposeWords.isThing(word)
      }
      things.formUnion(words.filter { PurposeWords.isThing($0) && !Self.isRole($0, token.kind) })
      // A single word for the whole (`midnight`, `cozy`) is the name of a colour or a step. Beside others it says which.
      let isWholeName = isMember && unknown.count == 1 && words.allSatisfy { unknown.contains($0) || !Self.says($0) }
      if isMember { isNamed = isWholeName }
      let isBrand = !isMember && isOfScale
      if !isWholeName, !isBrand, token.kind != .font, token.kind != .typography {
        things.formUnion(unknown.filter { PurposeWords.surface(of: $0) == nil || token.kind != .color })
      }
      // The name of a hue is the whole name, whatever it begins with.
      if isMember, token.kind == .color, words.last.map(PurposeWords.isHue) == true {
        things.subtract(unknown)
        isNamed = false
      }
    }
    namesPart = !component.isEmpty || things.contains(where: PurposeWords.isThing)
    guard token.kind == .color else { return }
    for component in components.suffix(2).reversed() {
      let words = NameWords(component).words.map(PurposeWords.singular)
      coloured =
        words.contains("on") && words.last != "on"
        ? .foreground : words.lazy.reversed().compactMap(PurposeWords.surface).first
      if coloured != nil { break }
    }
  }

  /// A name's components, without an accessor at the end that says nothing but what type it gives.
  static func components(of name: TokenName) -> [Substring] {
    let components = name.components
    guard components.count > 2, let last = components.last, NameWords(last).words.allSatisfy(accessors.contains) else {
      return components
    }
    return components.dropLast()
  }

  private static let accessors: Set<String> = ["swift", "ui", "ns", "cg", "color", "font", "value", "raw"]

  /// Whether a word that may name a part says no more than what the token is for there: an icon's colour, a title's font.
  private static func isRole(_ word: String, _ kind: TokenKind) -> Bool {
    switch kind {
    case .color: PurposeWords.surface(of: word) != nil
    case .font, .typography, .fontSize: PurposeWords.isTypographic(word)
    default: false
    }
  }

  /// Whether a word beside an unknown one makes it a description: a kind of value, a part, what is coloured.
  private static func says(_ word: String) -> Bool {
    PurposeWords.isMeasure(word) || PurposeWords.isThing(word) || PurposeWords.surface(of: word) != nil
  }
}
