package import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
package import Usages

/// Finds the library symbols that a usage of one file could be written with, best first.
package struct Suggester: Sendable {
  let basis: SuggestionBasis
  let speller: Speller
  let file: Int32
  /// What is asked once for all usages of the file.
  let site: SpellingSite
  let surroundings: SuggestionFile
  private let memory: SuggestionMemory?
  /// Where the file assigns to a token: what stands there is what the token is made of.
  private let assignments: [SourceRange]

  var vocabulary: Vocabulary { basis.vocabulary }

  /// - Parameters:
  ///   - basis: of the vocabulary, and of the speller's symbols.
  ///   - memory: what was suggested before, with this vocabulary in this file.
  package init(basis: SuggestionBasis, speller: Speller, file: Int32, memory: SuggestionMemory? = nil) {
    self.basis = basis
    self.memory = memory
    self.speller = speller
    self.file = file
    site = speller.site(of: file)
    surroundings = SuggestionFile(speller.symbols, file)
    assignments =
      basis.vocabulary.isEmpty ? [] : TokenAssignments(basis.vocabulary).ranges(in: speller.symbols.unit(file))
  }

  /// The most suggestions that a finding carries.
  static let limit = 5
  /// The most that are no more than near.
  static let nearLimit = 3
  /// How far a near colour may be (CIEDE2000), and a near length or font size (points).
  static let colorDistance = 3.0
  static let lengthDistance = 4.0
  static let fontDistance = 2.0

  package func suggestions(for usage: Usage) -> [Suggestion] {
    // What took its place would lose the alpha.
    guard usage.unknownAlpha != .within else { return [] }
    guard !vocabulary.isEmpty, !assignments.contains(where: { $0.contains(usage.range) }) else { return [] }
    let place = UsagePlace(usage, basis, surroundings)
    guard let memory else { return fitting(place) }
    return memory.suggestions(for: place) { fitting(place) }
  }

  /// In a sum the step that is near is another result.
  private func fitting(_ place: UsagePlace) -> [Suggestion] {
    guard place.usage.isPart else { return find(place) }
    return find(place).filter { $0.match == .exact }.map { suggestion in
      var suggestion = suggestion
      suggestion.applicability = .offered
      return suggestion
    }
  }

  private func find(_ place: UsagePlace) -> [Suggestion] {
    let usage = place.usage
    switch usage.form {
    case .token(let name, let replacement): return replacing(name, replacement, place)
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

  /// What takes the place of a deprecated token: exact where it is known to show the same.
  private func replacing(_ name: String, _ replacement: String?, _ place: UsagePlace) -> [Suggestion] {
    let old = vocabulary.entries(named: TokenName(name)).first
    return named(replacement, place).map { suggestion in
      let new = vocabulary.entries(named: TokenName(suggestion.token)).first
      if let old, let new, isKnown(old), old.standardValue == new.standardValue { return suggestion }
      var suggestion = suggestion
      (suggestion.match, suggestion.difference) = (.role, nil)
      return suggestion
    }
  }

  private func isKnown(_ token: Token) -> Bool {
    if case .unresolved = token.standardValue { return false }
    return true
  }

  /// The entry called `name`, as written at the usage's place.
  private func named(_ name: String?, _ place: UsagePlace) -> [Suggestion] {
    guard let name, !name.isEmpty else { return [] }
    return candidates(vocabulary.ids(named: TokenName(name)), place).prefix(1)
      .map { suggestion($0, .exact, isSafe: false) }
  }

  /// The standard value that an escape hatch was given by hand.
  private func standards(_ name: String?, _ place: UsagePlace) -> [Suggestion] {
    guard let name,
      vocabulary.ids(named: TokenName(name)).allSatisfy({
        !self.isOfText($0, place.usage) && place.affinity($0) <= .named
      })
    else { return [] }
    return named(name, place)
  }

  /// A token with the text that gives it at the usage's place.
  struct Candidate {
    let id: Vocabulary.TokenID
    let traits: TokenTraits
    let spelling: Spelling
    let difference: Double
    let affinity: Affinity
    let rank: SuggestionRank
  }

  /// The tokens of one value that can be written at the usage's place, the most fitting first.
  func candidates(_ tokens: [Vocabulary.TokenID], _ place: UsagePlace) -> [Candidate] {
    var search = CandidateSearch(self, NearGroups(tokens.prefix(CandidateSearch.most).map { NearToken($0, 0) }), place)
    return search.exact()
  }

  /// Whether the spelling needs no framework that the file lacks: `nsColor:` needs AppKit, a `UIFont` UIKit. Where the
  /// file imports neither, those that are built together with it tell.
  func isOfPlatform(_ spelling: Spelling) -> Bool {
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

  func suggestion(_ candidate: Candidate, _ match: Suggestion.Match, isSafe: Bool) -> Suggestion {
    var suggestion = Suggestion(
      token: vocabulary[candidate.id].name.text,
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
      && candidate.spelling.compilesForSure && candidate.spelling.accessor != "rawValue"
      && vocabulary[candidate.id].value.rows.isEmpty
      && vocabulary[candidate.id].symbol.map { basis.asksSettings($0) } != true
  }
}
