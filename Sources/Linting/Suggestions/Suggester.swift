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

  /// - Parameter memory: what was suggested before, with this vocabulary in this file.
  package init(vocabulary: Vocabulary, speller: Speller, file: Int32, memory: SuggestionMemory? = nil) {
    self.memory = memory
    self.vocabulary = vocabulary
    self.speller = speller
    self.file = file
  }

  /// The most suggestions that a finding carries.
  static let limit = 5
  /// How far a near colour may be (CIEDE2000), and a near length or font size (points).
  static let colorDistance = 10.0
  static let lengthDistance = 4.0

  package func suggestions(for usage: Usage) -> [Suggestion] {
    guard !vocabulary.isEmpty else { return [] }
    let place = UsagePlace(usage, speller.symbols, file)
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
    guard let name, vocabulary.entries(named: TokenName(name)).allSatisfy({ !Self.isOfText($0, place.usage) }) else {
      return []
    }
    return named(name, place)
  }

  /// A token with the text that gives it at the usage's place.
  struct Candidate {
    let token: Token
    let spelling: Spelling
    let difference: Double
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
      guard !cycle.leadsBack(through: token, among: equals), !isPlatformName(token),
        let spelling = speller.spelling(
          of: token,
          as: expected,
          at: site,
          allowsImplicit: usage.isTyped,
          arms: usage.arms
        ),
        isOfPlatform(spelling), seen.insert(spelling.text).inserted, !isOfOwnType(token, where: expected, usage)
      else { return nil }
      return Candidate(
        token: token,
        spelling: spelling,
        difference: difference,
        rank: SuggestionRank(token, spelling, usage)
      )
    }
    .sorted { ($0.difference, $0.rank) < ($1.difference, $1.rank) }
    .withoutTwins()
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

  /// Whether the token takes the name of a colour that the platform's own type has: whoever writes it means that one.
  private func isPlatformName(_ token: Token) -> Bool {
    guard case .external(let owner)? = token.reach.owner, Self.colorTypes.contains(owner) else { return false }
    return PlatformPalette.paletteNames.contains(token.reach.path)
      || PlatformPalette.semanticNames.contains(token.reach.path)
  }

  private static let colorTypes: Set<String> = ["Color", "UIColor", "NSColor", "ShapeStyle"]

  /// Whether a conversion names a framework that the file can have: `nsColor:` needs AppKit. Where the file imports
  /// neither, those that are built together with it tell.
  private func isOfPlatform(_ spelling: Spelling) -> Bool {
    guard
      spelling.text.hasPrefix("Color(") || spelling.text.hasPrefix("UIColor")
        || spelling.text.hasPrefix("NSColor")
    else { return true }
    var imports = speller.imports(of: file)
    if imports.isDisjoint(with: ["UIKit", "AppKit", "Cocoa"]) { imports = speller.imports(around: file) }
    let isMac = imports.contains("AppKit") || imports.contains("Cocoa")
    let isPhone = imports.contains("UIKit")
    if spelling.text.hasPrefix("Color(nsColor:") || spelling.text.hasPrefix("NSColor") { return isMac }
    if spelling.text.hasPrefix("Color(uiColor:") || spelling.text.hasPrefix("UIColor") { return isPhone || !isMac }
    return true
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
