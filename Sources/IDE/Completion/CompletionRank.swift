import DesignSystem
import DesignTokens
import Linting
import Usages

/// The order of what is offered: what is deprecated last; what comes nearest to a typed value first, then what is of
/// the kind and the role of the place, what its words name, semantic before primitive tokens, the order of definition.
struct CompletionRank: Comparable {
  var isDeprecated = false
  /// How far a typed value is away.
  var difference = 0.0
  /// 0 for the kind of value that the place is for.
  var kind = 0
  /// 0 for an implicit member, 1 for a name of the type, 2 for a conversion.
  var form = 0
  var role = 0
  /// The number of words that the place and the name have in common, negative.
  var words = 0
  /// 0 where the colour can serve its role on a usual screen.
  var suitability = 0
  /// 0 for a name for another token.
  var layer = 0
  var needsImport = false
  /// The parts of the name: of two that fit, the one that says less else.
  var length = 0
  var place: DefinitionPlace?
  var name = ""

  init() {}

  static func < (left: CompletionRank, right: CompletionRank) -> Bool {
    let a = (left.isDeprecated ? 1 : 0, left.difference, left.kind, left.form, left.role, left.words)
    let b = (right.isDeprecated ? 1 : 0, right.difference, right.kind, right.form, right.role, right.words)
    if a != b { return a < b }
    let c = (left.suitability, left.layer, left.needsImport ? 1 : 0, left.length)
    let d = (right.suitability, right.layer, right.needsImport ? 1 : 0, right.length)
    if c != d { return c < d }
    guard let one = left.place, let other = right.place, one != other else { return left.name < right.name }
    return one < other
  }
}

/// What a caret's place says about which token is meant.
struct PlaceWords {
  let role: UsageRole?
  private let words: Set<String>

  init(role: UsageRole?, names: [String]) {
    self.role = role
    words = Set(names.flatMap { NameWords($0).words.map { Self.stem($0) } }).subtracting(Self.plain)
  }

  /// Words that say nothing about the value.
  private static let plain: Set<String> = [
    "set", "color", "colour", "with", "for", "the", "ui", "ns", "my", "init", "frame", "constraint", "equal",
    "constant",
    "style", "of", "to", "view", "font", "self", "super",
  ]

  /// Without a plural's `s`.
  private static func stem(_ word: String) -> String {
    word.utf8.count > 3 && word.utf8.last == UInt8(ascii: "s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  /// A rank for the token as far as its name and value say.
  ///
  /// - Parameter path: the part of the name that counts.
  func rank(_ token: Token, path: String) -> CompletionRank {
    rank(token, components: TokenName(path).components)
  }

  /// - Parameter components: of the part of the name that counts.
  func rank(_ token: Token, components: [Substring]) -> CompletionRank {
    var rank = CompletionRank()
    rank.isDeprecated = token.offer.reason == .deprecated || token.deprecation != nil
    if role != nil || !words.isEmpty {
      let names = components.map { NameWords($0) }
      rank.role = role.map { RoleWords.match(names, $0) ? 0 : 1 } ?? 0
      rank.words = words.isEmpty ? 0 : -overlap(names)
    }
    rank.layer = token.aliasOf == nil ? 1 : 0
    rank.length = components.count
    rank.place = token.place
    rank.name = token.name.text
    rank.suitability = suitability(token)
    return rank
  }

  /// The number of words that a name shares with the place.
  private func overlap(_ names: [NameWords]) -> Int {
    var shared: Set<String> = []
    for name in names {
      for word in name.words {
        let stem = Self.stem(word)
        if words.contains(stem) { shared.insert(stem) }
      }
    }
    return shared.count
  }

  /// Text must be read on white, a background must let text be read.
  private func suitability(_ token: Token) -> Int {
    guard role == .text || role == .background, let light = token.standardValue.color?.resolved(in: .light) else {
      return 0
    }
    let contrast = light.composited(over: .white).contrastRatio(to: .white)
    if role == .text { return contrast >= Self.readableContrast ? 0 : 1 }
    return contrast <= Self.faintContrast && light.alpha == 1 ? 0 : 1
  }

  /// WCAG 2's AA for normal text.
  private static let readableContrast = 4.5
  /// What black text is read on with ease.
  private static let faintContrast = 1.6
}
