package import DesignSystem
import DesignTokens
import SwiftSource
package import Symbols
import Synchronization
import Usages

/// What suggestions need to know of a vocabulary, worked out once for all files: of each token what its name says, of
/// declarations whether they are definitions and what they ask.
///
/// Every answer is a function of the vocabulary and the declarations, whoever asks first.
package final class SuggestionBasis: Sendable {
  let vocabulary: Vocabulary
  let symbols: SymbolTable
  private let traits: Mutex<[TokenTraits?]>
  private let brands = Mutex<[String: Bool]>([:])
  private let scales = Mutex<[Family: Bool]>([:])
  private let fitting = Mutex<[UsageRole: [Vocabulary.TokenID]]>([:])
  private let meaning = Mutex<[Vocabulary.TokenID]?>(nil)
  private let definitions = Mutex<[SymbolID: Bool]>([:])
  private let settings = Mutex<[Int32: SettingsDependence]>([:])
  private let namings = Mutex<[Int32: Set<String>]>([:])

  /// The tokens of one kind of one owner.
  private struct Family: Hashable {
    let owner: TypeKey
    let kind: TokenKind
  }

  package init(_ vocabulary: Vocabulary, _ symbols: SymbolTable) {
    self.vocabulary = vocabulary
    self.symbols = symbols
    traits = Mutex(Array(repeating: nil, count: vocabulary.tokens.count))
  }

  func traits(of id: Vocabulary.TokenID) -> TokenTraits {
    if let found = traits.withLock({ $0[Int(id.index)] }) { return found }
    let token = vocabulary[id]
    let brand = brand(of: token)
    let isOfScale = isOfScale(token)
    let isGenerated = isGenerated(token)
    let purpose = TokenPurpose(
      token,
      isOfScale: isGenerated || isOfScale,
      brand: brand,
      component: component(of: token).union(isOfScale ? [] : part(of: token)).subtracting(brand)
    )
    let found = TokenTraits(token, purpose, isGenerated: isGenerated)
    traits.withLock { $0[Int(id.index)] = found }
    return found
  }

  /// The offered colours whose names say a role; none where they are too many to be an answer.
  func colors(for role: UsageRole) -> [Vocabulary.TokenID] {
    if let known = fitting.withLock({ $0[role] }) { return known }
    let found = vocabulary.offered(kind: .color).filter { traits(of: $0).roles.contains(role) }
    // A whole palette that fits by a word is no answer.
    let result = found.count <= 12 ? found : []
    fitting.withLock { $0[role] = result }
    return result
  }

  /// The offered colours whose names speak of a meaning: an error, a warning, a placeholder. None where they are too many to
  /// look through for each usage.
  var meanings: [Vocabulary.TokenID] {
    if let known = meaning.withLock({ $0 }) { return known }
    let found = vocabulary.offered(kind: .color).filter {
      traits(of: $0).purpose.things.contains(where: PurposeWords.isMeaning)
    }
    let result = found.count <= Self.mostMeanings ? found : []
    meaning.withLock { $0 = result }
    return result
  }

  private static let mostMeanings = 64

  // MARK: Declarations

  /// Whether what stands directly in a declaration defines the design system.
  func isDefinition(_ symbol: SymbolID) -> Bool {
    if let known = definitions.withLock({ $0[symbol] }) { return known }
    let found = ContextClassifier(table: symbols, file: symbol.file).context(of: symbol.declaration) == .definition
    definitions.withLock { $0[symbol] = found }
    return found
  }

  /// Whether a token's code asks something shared while it runs.
  func asksSettings(_ symbol: SymbolID) -> Bool {
    if let known = settings.withLock({ $0[symbol.file] }) { return known.asksSettings(symbol.declaration) }
    let found = SettingsDependence(symbols.unit(symbol.file))
    settings.withLock { $0[symbol.file] = found }
    return found.asksSettings(symbol.declaration)
  }

  /// Whether an expression of a file is the plain name.
  func isNamed(_ name: String, in file: Int32) -> Bool {
    if let known = namings.withLock({ $0[file] }) { return known.contains(name) }
    let unit = symbols.unit(file)
    var names: Set<String> = []
    for index in unit.nodes.indices {
      let id = NodeID(Int32(truncatingIfNeeded: index))
      if unit.kind(id) == .identifier { names.insert(unit.name(id)) }
    }
    let found = names
    namings.withLock { $0[file] = found }
    return found.contains(name)
  }

  // MARK: Purposes

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
    let isOfKind = family.kind == .color || isCalledAfterMeasure(family.owner)
    for id in vocabulary.ids(of: family.owner)
    where vocabulary[id].kind == family.kind && vocabulary[id].isOffered {
      let name = vocabulary[id].name
      let words = NameWords(TokenPurpose.components(of: name).last ?? "").words.map(PurposeWords.singular)
      // A side and a kind of length (`horizontalPadding`) make no scale but in a type that is called after the kind.
      let isStep = isOfKind || words.contains(where: PurposeWords.isPlaceOnScale)
      if isStep, words.allSatisfy(PurposeWords.isGeneral) { steps += 1 }
      if steps >= 3 { return true }
    }
    return false
  }

  private func isCalledAfterMeasure(_ owner: TypeKey) -> Bool {
    guard case .nominal(let symbol) = owner else { return true }
    return NameWords(symbols[symbol].name).words.map(PurposeWords.singular).contains(where: PurposeWords.isMeasure)
  }

  /// Whether a generator wrote the token's file: it holds a system's, never a screen's.
  private func isGenerated(_ token: Token) -> Bool {
    token.symbol.map { symbols.unit(of: $0).isGenerated } ?? false
  }

  /// The words of the module that gives the vocabulary, and of the folder that holds all its project's code. A module
  /// of a few tokens among many is a feature's: its name says what they are for.
  private func brand(of token: Token) -> Set<String> {
    let folder = token.place.path.pathParts.first.map(String.init) ?? ""
    return Set(
      [isBrand(token.module) ? token.module : "", folder].flatMap { NameWords($0).words.map(PurposeWords.singular) }
    )
  }

  private func isBrand(_ module: String) -> Bool {
    guard !module.isEmpty else { return false }
    if let known = brands.withLock({ $0[module] }) { return known }
    let all = [TokenKind.color, .spacing, .size, .font].flatMap { vocabulary.ids(kind: $0) }
    let isBrand = all.count { vocabulary[$0].module == module } * Self.share > all.count
    brands.withLock { $0[module] = isBrand }
    return isBrand
  }

  /// A module has a share of one in so many of the vocabulary, or is a feature's.
  private static let share = 5

  /// The words of the part of a user interface whose constants the token's owner is called: `ListHeaderLayout`.
  private func part(of token: Token) -> Set<String> {
    guard case .nominal(let symbol)? = token.reach.owner else { return [] }
    let words = NameWords(symbols[symbol].name).words.map(PurposeWords.singular)
    guard words.contains(where: Self.holders.contains), words.contains(where: PurposeWords.isThing) else { return [] }
    return Set(words.filter { !PurposeWords.isGeneral($0) })
  }

  /// What types are called that hold one part's measures.
  private static let holders: Set<String> = ["constant", "layout", "metric", "ux"]

  /// The words of the component whose own the token is: of the view that the token's owner is, or is declared in, or
  /// whose tokens or controller the owner is called.
  private func component(of token: Token) -> Set<String> {
    guard case .nominal(let symbol)? = token.reach.owner else { return [] }
    var next: SymbolID? = symbol
    while let current = next {
      let words = NameWords(symbols[current].name).words.map(PurposeWords.singular)
      let key = symbols.key(ofGroup: current)
      if words.contains("token") && words.contains(where: PurposeWords.isThing) || words.contains("controller")
        || key.map({ PlatformViews.isView($0, in: symbols) }) == true
      {
        return Set(words.filter { !PurposeWords.isGeneral($0) })
      }
      next = symbols.parent(of: current)
    }
    return []
  }
}
