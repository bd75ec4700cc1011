import DesignSystem
import DesignTokens
import Symbols
import Usages

/// What a token's name, place and value say that matters to suggestions, wherever it is suggested.
final class TokenTraits: Sendable {
  let purpose: TokenPurpose
  /// The words of the last two parts of its name.
  let tailWords: [String]
  /// The roles that its name says.
  let roles: Set<UsageRole>
  /// Whether it takes the name of a colour that the platform's own type has: whoever writes it means that one.
  let isPlatformName: Bool
  /// Whether its path begins with an instance that is made for it alone: a view's, a test double's. Only of an
  /// appearance that is nothing but values would anyone make one to read a colour.
  let makesInstance: Bool
  /// Whether it is put away by the name of its catalog or folder.
  let isPutAway: Bool
  /// Whether it is a hue or a step and says nothing else. No font is.
  let isPrimitive: Bool
  /// Whether its name is a place on a scale: `small`, `spacing16`.
  let isStep: Bool
  /// The platforms other than iOS on which it has a value of its own.
  let otherwiseOn: [Platform]
  /// Whether its value hangs on more than the platform and its version.
  let isOfTheme: Bool
  /// Its last name without what only says what type it is.
  let twinWords: [String]

  /// Whether a generator wrote its file: it is a whole system's, not a screen's.
  let isGenerated: Bool

  init(_ token: Token, _ purpose: TokenPurpose, isGenerated: Bool) {
    self.purpose = purpose
    self.isGenerated = isGenerated
    let components = token.name.components
    let tail = components.suffix(2).map { NameWords($0) }
    tailWords = tail.flatMap(\.words)
    roles = Set(UsageRole.allCases.filter { RoleWords.match(tail, $0) })
    let ownWords = NameWords(TokenPurpose.components(of: token.name).last ?? "").words.map(PurposeWords.singular)
    isPrimitive =
      switch token.kind {
      case .color: ownWords.contains(where: PurposeWords.isHue)
      case .font, .typography, .fontSize: false
      default: ownWords.allSatisfy(PurposeWords.isStep)
      }
    isStep = isPrimitive && ownWords.contains(where: PurposeWords.isPlaceOnScale)
    isPlatformName = Self.isPlatformName(token)
    makesInstance = Self.makesInstance(components)
    isPutAway = token.place.path.pathParts.contains { folder in
      NameWords(folder).words.contains { $0 == "deprecated" || $0 == "obsolete" }
    }
    let own = token.value.rows.flatMap(\.when.conditions)
    otherwiseOn = own.filter { $0.axis == .platform }.compactMap { Platform(rawValue: $0.value) }.filter { $0 != .iOS }
    isOfTheme = own.contains { $0.axis != .platform && $0.axis != .olderThan }
    twinWords = (tail.last?.words ?? []).filter { !["font", "color", "ui", "ns"].contains($0) }
  }

  private static func isPlatformName(_ token: Token) -> Bool {
    guard case .external(let owner)? = token.reach.owner, Self.colorTypes.contains(owner) else { return false }
    return PlatformPalette.paletteNames.contains(token.reach.path)
      || PlatformPalette.semanticNames.contains(token.reach.path)
  }

  private static let colorTypes: Set<String> = ["Color", "UIColor", "NSColor", "ShapeStyle"]

  private static func makesInstance(_ components: [Substring]) -> Bool {
    guard let first = components.first, components.count > 1, first.hasSuffix("()"),
      first.isCapitalized
    else { return false }
    return !NameWords(first).words.contains { looks.contains($0) }
  }

  /// Words by which types say that they are a look.
  private static let looks: Set<String> = [
    "appearance", "colors", "fonts", "palette", "scheme", "style", "styles", "theme", "tokens", "typography",
  ]
}
