import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// One usage and what the code around it says, read when asked for and once.
final class UsagePlace {
  let usage: Usage
  private var unit: SourceUnit { file.unit }
  private let basis: SuggestionBasis
  private let file: SuggestionFile

  /// What was asked of the code around, which may change while the usage stays the same.
  private(set) var readAround = ReadAround()
  private lazy var around = UsageSurroundings(usage, in: file)

  /// Answers about the code around a usage; `nil` for what wasn't asked.
  struct ReadAround {
    var edges: Set<UsageSurroundings.Edge>?
    var assigned: [String]?
    var unwraps: Bool?
    var spoken: [String]?
    var isChosen: Bool?
    var grants: PlaceGrants?
  }

  init(_ usage: Usage, _ basis: SuggestionBasis, _ file: SuggestionFile) {
    self.usage = usage
    self.basis = basis
    self.file = file
  }

  var edges: Set<UsageSurroundings.Edge> { once(\.edges) { $0.edges } }
  private var assigned: [String] { once(\.assigned) { $0.assigned } }
  var unwraps: Bool { once(\.unwraps) { $0.unwraps } }
  private var spoken: [String] { once(\.spoken) { $0.spoken } }
  /// Whether the usage's very value was chosen.
  var isChosen: Bool { once(\.isChosen) { $0.isChosen } }
  /// What the statements and closures around let code name.
  var grants: PlaceGrants { once(\.grants) { $0.grants(within: usage.declaration) } }

  private func once<Answer>(
    _ known: WritableKeyPath<ReadAround, Answer?>,
    _ read: (UsageSurroundings) -> Answer
  ) -> Answer {
    if let answer = readAround[keyPath: known] { return answer }
    let answer = read(around)
    readAround[keyPath: known] = answer
    return answer
  }

  /// Whether the code around answers alike what was asked at another place.
  func isAlike(_ other: ReadAround) -> Bool {
    if let theirs = other.edges, theirs != edges { return false }
    if let theirs = other.assigned, theirs != assigned { return false }
    if let theirs = other.unwraps, theirs != unwraps { return false }
    if let theirs = other.spoken, theirs != spoken { return false }
    if let theirs = other.isChosen, theirs != isChosen { return false }
    if let theirs = other.grants, theirs != grants { return false }
    return true
  }

  /// Whether the usage is all of its declaration's value.
  var isWholeValue: Bool {
    guard let id = usage.declaration, unit.declarations.indices.contains(Int(id.index)) else { return false }
    return unit[id].value.map { unit.range($0) } == usage.range
  }

  /// The words of the declarations around, of the file and its folders, and of the usage's role, in the singular.
  private(set) lazy var words: Set<String> = {
    var words = file.words(around: usage.declaration).all
    if let role = usage.role { words.formUnion(RoleWords.singular(of: role)) }
    if usage.form == .iconSize { words.formUnion(["icon", "image"]) }
    return words
  }()

  /// The words of the types around, of the file and its folders.
  private lazy var typeWords = file.words(around: usage.declaration).ofTypes

  /// The words of the expressions around: of what is called, configured and assigned to.
  private lazy var spokenWords = Set(spoken.flatMap { NameWords($0).words.map(PurposeWords.singular) })

  private lazy var allWords = words.union(spokenWords)

  /// Whether what stands at the place is a mask, as the names around or the assigned one say.
  var isMask: Bool {
    words.contains("mask") || assigned.contains { NameWords($0).words.contains("mask") }
  }

  // MARK: Purposes

  /// How a token's purpose agrees with the place.
  func affinity(_ id: Vocabulary.TokenID) -> Affinity {
    if let known = affinities[id] { return known }
    let found = judged(basis.traits(of: id), basis.vocabulary[id].kind)
    affinities[id] = found
    return found
  }

  private var affinities: [Vocabulary.TokenID: Affinity] = [:]

  private func judged(_ traits: TokenTraits, _ kind: TokenKind) -> Affinity {
    let purpose = traits.purpose
    let wanted = usage.role.flatMap { Self.coloured[$0] } ?? []
    if let coloured = purpose.coloured, !wanted.isEmpty, !wanted.contains(coloured) { return .foreign }
    if !purpose.component.isEmpty, !Self.isMost(of: purpose.component, typeWords) { return .foreign }
    if !purpose.things.isEmpty {
      // What is coloured there must be known too.
      if isSpokenOf(purpose.things) { return purpose.coloured != nil && wanted.isEmpty ? .possible : .meant }
      return purpose.namesPart ? .foreign : .unspoken
    }
    guard kind == .color else { return .general }
    if let role = usage.role, traits.roles.contains(role) { return .fitting }
    guard let coloured = purpose.coloured else { return purpose.isNamed ? .named : .general }
    return wanted.contains(coloured) ? .fitting : .possible
  }

  /// Whether the place speaks of most of the things.
  private func isSpokenOf(_ things: Set<String>) -> Bool {
    Self.isMost(of: things, words) || Self.isMost(of: things, allWords)
  }

  private static func isMost(of things: Set<String>, _ words: Set<String>) -> Bool {
    things.count { words.contains($0) } * 2 > things.count
  }

  /// Whether what lies on `coloured` may have a role.
  static func isColoured(_ surface: TokenPurpose.Coloured, as role: UsageRole) -> Bool {
    coloured[role].map { $0.contains(surface) } ?? true
  }

  /// What a role colours; several where the role doesn't say.
  private static let coloured: [UsageRole: Set<TokenPurpose.Coloured>] = [
    .text: [.foreground], .icon: [.icon, .foreground], .symbol: [.icon, .foreground], .tint: [.icon, .foreground],
    .background: [.surface], .fill: [.surface, .foreground, .icon], .border: [.line], .separator: [.line],
    .stroke: [.line, .foreground, .icon], .shadow: [.shadow],
  ]
}
