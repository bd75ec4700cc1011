import DesignSystem
import DesignTokens
import Symbols
import Usages

/// Looks through tokens of a value or near it for those that can be written at one usage's place, and no further than
/// is asked for.
struct CandidateSearch {
  typealias Candidate = Suggester.Candidate

  private let suggester: Suggester
  private let isNear: Bool
  private let place: UsagePlace
  private var groups: NearGroups
  private let all: NearGroups
  /// A group that was taken from `groups` too early.
  private var taken: [NearToken]?
  private let site: Place
  private let expected: ResolvedType
  private let cycle: DefinitionCycle
  /// Whether one of the tokens of the very value is of the declaration that the usage stands in.
  private let isOwnEqual: Bool
  private let equal: [NearToken]
  private var seen: Set<String> = []
  /// How many tokens may still be looked at for a near value.
  private var rest = Self.most
  private var knownDirect: DirectTokens?

  /// The most tokens that are looked at for one usage, of its value and of those near it: a value under so many names
  /// says nothing of which is meant, and those that all were wrong leave nothing to hope for.
  static let most = 512

  /// - Parameter isNear: whether tokens of the very value are left out.
  init(_ suggester: Suggester, _ groups: NearGroups, _ place: UsagePlace, isNear: Bool = false) {
    self.suggester = suggester
    self.groups = groups
    all = groups
    self.isNear = isNear
    self.place = place
    let usage = place.usage
    site = Place(file: suggester.file, declaration: usage.declaration)
    var expected = usage.type
    if case .length? = usage.value, expected.isUnknown { expected = .external("CGFloat") }
    self.expected = expected
    cycle = DefinitionCycle(suggester.basis, suggester.file, usage)
    let first = self.groups.next()
    if let first, first.first?.difference == 0 {
      equal = isNear ? [] : first
    } else {
      (equal, taken) = ([], first)
    }
    isOwnEqual = cycle.isOwn(equal.lazy.map(\.id))
  }

  /// Those of the very value, the most fitting first.
  mutating func exact() -> [Candidate] {
    ordered(equal.prefix(Self.most).compactMap { candidate($0, &seen) })
  }

  /// The best one of each of the nearest other values.
  /// - Parameters:
  ///   - count: of values at most.
  ///   - spread: how many times farther than the nearest the others may be, and one more.
  ///   - isWanted: asked before anything that takes longer.
  mutating func near(
    _ count: Int,
    spread: Double = .infinity,
    where isWanted: (Vocabulary.TokenID) -> Bool
  ) -> [Candidate] {
    var found: [Candidate] = []
    while found.count < count {
      let next = taken ?? groups.next()
      taken = nil
      guard let group = next, let difference = group.first?.difference else { break }
      if let nearest = found.first, difference > nearest.difference * spread + 1 {
        taken = group
        break
      }
      guard rest > 0 else { break }
      let looked = group.prefix(rest)
      rest -= looked.count
      let candidates = looked.filter { isWanted($0.id) }.compactMap { candidate($0, &seen) }
      if let best = ordered(candidates).first { found.append(best) }
    }
    return found
  }

  private func candidate(_ near: NearToken, _ seen: inout Set<String>) -> Candidate? {
    let usage = place.usage
    let token = suggester.vocabulary[near.id]
    let traits = suggester.basis.traits(of: near.id)
    guard !traits.isPlatformName, !traits.makesInstance, isCurrent(traits), !isOtherwise(traits),
      !cycle.leadsBack(through: token, whereOwn: isOwnEqual),
      let spelling = suggester.speller.spelling(
        of: token,
        as: expected,
        at: site,
        allowsImplicit: usage.isTyped,
        arms: usage.arms,
        grants: place.grants,
        in: suggester.site
      ),
      suggester.isOfPlatform(spelling), !isOfOwnType(token),
      // What stands beside a constant has a purpose of its own, unless it is a step or a hue.
      traits.isPrimitive || !cycle.isSibling(token), seen.insert(spelling.text).inserted
    else { return nil }
    return Candidate(
      id: near.id,
      traits: traits,
      spelling: spelling,
      difference: near.difference,
      affinity: place.affinity(near.id),
      rank: SuggestionRank(token, traits, spelling, usage)
    )
  }

  // MARK: What can't be meant

  /// Whether a token is a case or object of a type of its own, where all that is known of the place is that a colour or
  /// font stands there.
  private func isOfOwnType(_ token: Token) -> Bool {
    guard expected.isUnknown, case .nominal? = token.reach.type.key else { return false }
    switch place.usage.value {
    case .color?, .font?: return true
    default: return false
    }
  }

  /// Whether the token is not put away. What is named by hand keeps its asset.
  private func isCurrent(_ traits: TokenTraits) -> Bool {
    if case .asset? = place.usage.value { return true }
    return !traits.isPutAway
  }

  /// Whether a token has a value of its own on a platform that the place is compiled for: what it was compared by is its
  /// value on iOS.
  private func isOtherwise(_ traits: TokenTraits) -> Bool {
    guard !traits.otherwiseOn.isEmpty else { return false }
    let there = suggester.speller.platforms(at: site, arms: place.usage.arms, suggester.site)
    return traits.otherwiseOn.contains { there.contains($0) }
  }

  // MARK: Twins

  /// The tokens that need no conversion at the place.
  private struct DirectTokens {
    var members: Set<[String]> = []
    var names: Set<TokenName> = []
    var aliased: Set<TokenName> = []
  }

  /// In order, without conversions of a token of another framework beside its twin, which needs none:
  /// `UIColor(Color.surface)` beside `UIColor.surface`, or beside what is defined by it or defines it.
  private mutating func ordered(_ candidates: [Candidate]) -> [Candidate] {
    let sorted = candidates.sorted { ($0.affinity, $0.rank) < ($1.affinity, $1.rank) }
    guard sorted.contains(where: \.spelling.isConversion) else { return sorted }
    let direct = direct()
    return sorted.filter { candidate in
      guard candidate.spelling.isConversion else { return true }
      let token = suggester.vocabulary[candidate.id]
      return
        !(direct.members.contains(candidate.traits.twinWords) || direct.aliased.contains(token.name)
        || token.aliasOf.map(direct.names.contains) == true)
    }
  }

  private mutating func direct() -> DirectTokens {
    if let knownDirect { return knownDirect }
    var direct = DirectTokens()
    var seen: Set<String> = []
    var groups = all
    var rest = Self.most
    while rest > 0, let group = groups.next() {
      if isNear, group.first?.difference == 0 { continue }
      let looked = group.prefix(rest)
      rest -= looked.count
      for near in looked {
        guard let candidate = candidate(near, &seen), !candidate.spelling.isConversion else { continue }
        let token = suggester.vocabulary[near.id]
        direct.members.insert(candidate.traits.twinWords)
        direct.names.insert(token.name)
        if let alias = token.aliasOf { direct.aliased.insert(alias) }
      }
    }
    knownDirect = direct
    return direct
  }
}
