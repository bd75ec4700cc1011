package import DesignSystem
import DesignTokens
import SwiftSource
package import Symbols
package import Usages

/// Finds the library symbols that a usage of one file could be written with, best first.
package struct Suggester: Sendable {
  let vocabulary: Vocabulary
  let speller: Speller
  let file: Int32
  private let memory: SuggestionMemory?
  private let purposes: TokenPurposes
  /// Where the file assigns to a token: what stands there is what the token is made of.
  private let assignments: [SourceRange]

  /// - Parameter memory: what was suggested before, with this vocabulary in this file.
  package init(vocabulary: Vocabulary, speller: Speller, file: Int32, memory: SuggestionMemory? = nil) {
    self.memory = memory
    self.vocabulary = vocabulary
    self.speller = speller
    self.file = file
    purposes = TokenPurposes(vocabulary, speller.symbols)
    assignments = vocabulary.isEmpty ? [] : TokenAssignments(vocabulary).ranges(in: speller.symbols.unit(file))
  }

  /// The most suggestions that a finding carries.
  static let limit = 5
  /// How far a near colour may be (CIEDE2000), and a near length or font size (points).
  static let colorDistance = 10.0
  static let lengthDistance = 4.0

  package func suggestions(for usage: Usage) -> [Suggestion] {
    guard !vocabulary.isEmpty, !assignments.contains(where: { $0.contains(usage.range) }) else { return [] }
    let place = UsagePlace(usage, speller.symbols, purposes, file)
    guard let memory else { return find(place) }
    return memory.suggestions(for: place) { find(place) }
  }

  private func find(_ place: UsagePlace) -> [Suggestion] {
    let usage = place.usage
    switch usage.form {
    case .token(_, let replacement): return named(replacement, place)
    case .customValue(let standard): return standards(standard, place)
    case .unknownToken(_, let type, let nearest):
      return [
        Suggestion(
          token: type + "." + nearest,
          replacement: nearest,
          match: .near,
          difference: nil,
          applicability: .offered
        )
      ]
    case .component(_, let replacement?, _):
      return [Suggestion(token: replacement, replacement: nil, match: .role, difference: nil, applicability: .offered)]
    default: break
    }
    switch usage.value {
    case .color(let color)?: return colors(place, color)
    case .font(let font)?: return fonts(place, font)
    case .length(let length)?: return lengths(place, length)
    case .asset(let name)?: return assets(place, name)
    case .opacity?, nil: return []
    }
  }

  /// The entry called `name`, as written at the usage's place.
  private func named(_ name: String?, _ place: UsagePlace) -> [Suggestion] {
    guard let name, !name.isEmpty else { return [] }
    let entries = vocabulary.entries(named: TokenName(name))
    return candidates(entries.map { ($0, 0) }, place).prefix(1).map { suggestion($0, .exact, isSafe: false) }
  }

  /// The standard value that an escape hatch was given by hand.
  private func standards(_ name: String?, _ place: UsagePlace) -> [Suggestion] {
    guard let name,
      vocabulary.entries(named: TokenName(name)).allSatisfy({
        !Self.isOfText($0, place.usage) && place.affinity($0) <= .named
      })
    else { return [] }
    return named(name, place)
  }

  /// A token with the text that gives it at the usage's place.
  struct Candidate {
    let token: Token
    let spelling: Spelling
    let difference: Double
    let affinity: Affinity
    let rank: SuggestionRank
  }

  /// The tokens that can be written at the usage's place, the most fitting first among equals.
  func candidates(_ tokens: [(token: Token, difference: Double)], _ place: UsagePlace) -> [Candidate] {
    let usage = place.usage
    let site = Place(file: file, declaration: usage.declaration)
    var seen: Set<String> = []
    var expected = usage.type
    if case .length? = usage.value, expected.isUnknown { expected = .external("CGFloat") }
    let cycle = DefinitionCycle(speller.symbols, file, usage)
    let equals = tokens.filter { $0.difference == 0 }.map(\.token)
    return tokens.compactMap { token, difference -> Candidate? in
      guard !cycle.leadsBack(through: token, among: equals), !isPlatformName(token), isCurrent(token, usage),
        !makesInstance(token), !isOtherwise(token, at: site, usage),
        let spelling = speller.spelling(
          of: token,
          as: expected,
          at: site,
          allowsImplicit: usage.isTyped,
          arms: usage.arms
        ),
        isOfPlatform(spelling), !isOfOwnType(token, where: expected, usage)
      else { return nil }
      let affinity = place.affinity(token)
      // What stands beside a constant has a purpose of its own, unless it is a step or a hue.
      guard Self.isPrimitive(token) || !cycle.isSibling(token), seen.insert(spelling.text).inserted else { return nil }
      return Candidate(
        token: token,
        spelling: spelling,
        difference: difference,
        affinity: affinity,
        rank: SuggestionRank(token, spelling, usage)
      )
    }
    .sorted { ($0.difference, $0.affinity, $0.rank) < ($1.difference, $1.affinity, $1.rank) }
    .withoutTwins()
  }

  /// Whether a token is a hue or a step and says nothing else. No font is.
  private static func isPrimitive(_ token: Token) -> Bool {
    let words = NameWords(TokenPurpose.components(of: token.name).last ?? "").words.map(PurposeWords.singular)
    switch token.kind {
    case .color: return words.contains(where: PurposeWords.isHue)
    case .font, .typography, .fontSize: return false
    default: return words.allSatisfy(PurposeWords.isStep)
    }
  }

  /// Whether a token is a case or object of a type of its own, where all that is known of the place is that a colour or
  /// font stands there.
  private func isOfOwnType(_ token: Token, where expected: ResolvedType, _ usage: Usage) -> Bool {
    guard expected.isUnknown, case .nominal? = token.reach.type.key else { return false }
    switch usage.value {
    case .color?, .font?: return true
    default: return false
    }
  }

  /// Whether its path begins with an instance that is made for it alone: a view's, a test double's. Only of an appearance
  /// that is nothing but values would anyone make one to read a colour.
  private func makesInstance(_ token: Token) -> Bool {
    let components = token.name.components
    guard let first = components.first, components.count > 1, first.hasSuffix("()"),
      first.first?.isUppercase == true
    else { return false }
    return !NameWords(first).words.contains { Self.looks.contains($0) }
  }

  /// Words by which types say that they are a look.
  private static let looks: Set<String> = [
    "appearance", "colors", "fonts", "palette", "scheme", "style", "styles", "theme", "tokens", "typography",
  ]

  /// Whether the token is not put away by the name of its catalog or folder. What is named by hand keeps its asset.
  private func isCurrent(_ token: Token, _ usage: Usage) -> Bool {
    if case .asset? = usage.value { return true }
    return !token.place.path.split(separator: "/").contains { folder in
      NameWords(folder).words.contains { ["deprecated", "obsolete"].contains($0) }
    }
  }

  /// Whether the token takes the name of a colour that the platform's own type has: whoever writes it means that one.
  private func isPlatformName(_ token: Token) -> Bool {
    guard case .external(let owner)? = token.reach.owner, Self.colorTypes.contains(owner) else { return false }
    return PlatformPalette.paletteNames.contains(token.reach.path)
      || PlatformPalette.semanticNames.contains(token.reach.path)
  }

  private static let colorTypes: Set<String> = ["Color", "UIColor", "NSColor", "ShapeStyle"]

  /// Whether a token has a value of its own on a platform that the place is compiled for: what it was compared by is its
  /// value on iOS.
  private func isOtherwise(_ token: Token, at site: Place, _ usage: Usage) -> Bool {
    let own = token.value.rows.flatMap(\.when.conditions).filter { $0.axis == .platform }
    guard !own.isEmpty else { return false }
    let there = speller.platforms.platforms(at: site, in: speller.symbols, arms: usage.arms)
    return own.contains { condition in
      Platform(rawValue: condition.value).map { $0 != .iOS && there.contains($0) } ?? false
    }
  }

  /// Whether the spelling needs no framework that the file lacks: `nsColor:` needs AppKit, a `UIFont` UIKit. Where the
  /// file imports neither, those that are built together with it tell.
  private func isOfPlatform(_ spelling: Spelling) -> Bool {
    let text = spelling.text
    let isOfMac = text.hasPrefix("NSColor") || text.hasPrefix("Color(nsColor:") || spelling.framework == .appKit
    let isOfPhone = text.hasPrefix("UIColor") || text.hasPrefix("Color(uiColor:") || spelling.framework == .uiKit
    guard isOfMac || isOfPhone else { return true }
    var imports = speller.imports(of: file)
    if imports.isDisjoint(with: ["UIKit", "AppKit", "Cocoa"]) { imports = speller.imports(around: file) }
    let isMac = imports.contains("AppKit") || imports.contains("Cocoa")
    let isPhone = imports.contains("UIKit")
    if isOfMac { return isMac }
    return isPhone || !isMac
  }

  /// One candidate per value: the others are the same answer in other words.
  func distinct(_ candidates: [Candidate]) -> [Candidate] {
    var seen: Set<Double> = []
    return candidates.filter { seen.insert($0.difference).inserted }
  }

  func suggestion(_ candidate: Candidate, _ match: Suggestion.Match, isSafe: Bool) -> Suggestion {
    var suggestion = Suggestion(
      token: candidate.token.name.text,
      replacement: candidate.spelling.text,
      match: match,
      difference: match == .role ? nil : candidate.difference,
      applicability: isSafe ? .safe : .offered
    )
    suggestion.missingImport = candidate.spelling.missingImport
    return suggestion
  }

  /// Whether an exact candidate may be applied without asking, as far as its spelling and rivals go.
  func isUnambiguous(_ candidate: Candidate, among exact: [Candidate]) -> Bool {
    exact.count == 1 && candidate.spelling.missingImport == nil && !candidate.spelling.losesAdaptivity
      && candidate.token.value.rows.isEmpty
      && candidate.token.symbol.map { SettingsDependence(symbols: speller.symbols).asksSettings($0) } != true
  }
}

extension [Suggester.Candidate] {
  /// Without conversions of a token of another framework beside its twin, which needs none: `UIColor(Color.surface)`
  /// beside `UIColor.surface`, or beside what is defined by it or defines it.
  fileprivate func withoutTwins() -> Self {
    func key(_ candidate: Element) -> [String] {
      NameWords(candidate.token.name.lastComponent).words.filter { !["font", "color", "ui", "ns"].contains($0) }
    }
    let direct = filter { !$0.spelling.isConversion }
    let members = Set(direct.map(key))
    let names = Set(direct.map(\.token.name))
    let aliased = Set(direct.compactMap(\.token.aliasOf))
    return filter { candidate in
      let token = candidate.token
      return !candidate.spelling.isConversion
        || !(members.contains(key(candidate)) || aliased.contains(token.name)
          || token.aliasOf.map(names.contains) == true)
    }
  }
}
