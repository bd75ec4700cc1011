import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Synchronization

/// The purposes of a vocabulary's tokens, each read once.
final class TokenPurposes: Sendable {
  private let vocabulary: Vocabulary
  private let symbols: SymbolTable
  private let known = Mutex<[TokenName: TokenPurpose]>([:])
  private let brands = Mutex<[String: Bool]>([:])
  private let scales = Mutex<[Family: Bool]>([:])

  /// The tokens of one kind of one owner.
  private struct Family: Hashable {
    let owner: TypeKey
    let kind: TokenKind
  }

  init(_ vocabulary: Vocabulary, _ symbols: SymbolTable) {
    self.vocabulary = vocabulary
    self.symbols = symbols
  }

  func purpose(of token: Token) -> TokenPurpose {
    if let found = known.withLock({ $0[token.name] }) { return found }
    let brand = brand(of: token)
    let found = TokenPurpose(
      token,
      isOfScale: isOfScale(token),
      brand: brand,
      component: component(of: token).subtracting(brand)
    )
    known.withLock { $0[token.name] = found }
    return found
  }

  /// Whether the token's owner has several tokens of its kind that are hues or steps and nothing else.
  private func isOfScale(_ token: Token) -> Bool {
    guard let owner = token.reach.owner else { return false }
    let family = Family(owner: owner, kind: token.kind)
    if let known = scales.withLock({ $0[family] }) { return known }
    let isScale = isScale(family)
    scales.withLock { $0[family] = isScale }
    return isScale
  }

  private func isScale(_ family: Family) -> Bool {
    var steps = 0
    for other in vocabulary.entries(of: family.owner) where other.kind == family.kind && other.isOffered {
      let words = NameWords(TokenPurpose.components(of: other.name).last ?? "").words.map(PurposeWords.singular)
      if words.allSatisfy(PurposeWords.isGeneral) { steps += 1 }
      if steps >= 3 { return true }
    }
    return false
  }

  /// The words of the module that gives the vocabulary, and of the folder that holds all its project's code. A module
  /// of a few tokens among many is a feature's: its name says what they are for.
  private func brand(of token: Token) -> Set<String> {
    let folder = token.place.path.split(separator: "/").first.map(String.init) ?? ""
    return Set(
      [isBrand(token.module) ? token.module : "", folder].flatMap { NameWords($0).words.map(PurposeWords.singular) }
    )
  }

  private func isBrand(_ module: String) -> Bool {
    guard !module.isEmpty else { return false }
    if let known = brands.withLock({ $0[module] }) { return known }
    let all = [TokenKind.color, .spacing, .size, .font].flatMap { vocabulary.entries(kind: $0) }
    let isBrand = all.count { $0.module == module } * Self.share > all.count
    brands.withLock { $0[module] = isBrand }
    return isBrand
  }

  /// A module has a share of one in so many of the vocabulary, or is a feature's.
  private static let share = 5

  /// The words of the component whose own the token is: of the view that the token's owner is, or is declared in, or
  /// whose tokens the owner is called.
  private func component(of token: Token) -> Set<String> {
    guard case .nominal(let symbol)? = token.reach.owner else { return [] }
    var next: SymbolID? = symbol
    while let current = next {
      let words = NameWords(symbols[current].name).words.map(PurposeWords.singular)
      let key = symbols.key(ofGroup: current)
      if words.contains("token") && words.contains(where: PurposeWords.isThing)
        || key.map({ PlatformViews.isView($0, in: symbols) }) == true
      {
        return Set(words.filter { !PurposeWords.isGeneral($0) })
      }
      next = symbols.parent(of: current)
    }
    return []
  }
}
