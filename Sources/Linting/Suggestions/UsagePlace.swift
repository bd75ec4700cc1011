import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// One usage and what the code around it says, read when asked for and once.
final class UsagePlace {
  let usage: Usage
  private let symbols: SymbolTable
  private let purposes: TokenPurposes
  private let file: Int32

  /// What was asked of the code around, which may change while the usage stays the same.
  private(set) var readAround = ReadAround()
  private lazy var around = UsageSurroundings(usage, in: symbols.unit(file))

  /// Answers about the code around a usage; `nil` for what wasn't asked.
  struct ReadAround {
    var edges: Set<UsageSurroundings.Edge>?
    var assigned: [String]?
    var unwraps: Bool?
    var spoken: [String]?
    var isChosen: Bool?
  }

  init(_ usage: Usage, _ symbols: SymbolTable, _ purposes: TokenPurposes, _ file: Int32) {
    self.usage = usage
    self.symbols = symbols
    self.purposes = purposes
    self.file = file
  }

  var edges: Set<UsageSurroundings.Edge> { once(\.edges) { $0.edges } }
  private var assigned: [String] { once(\.assigned) { $0.assigned } }
  var unwraps: Bool { once(\.unwraps) { $0.unwraps } }
  private var spoken: [String] { once(\.spoken) { $0.spoken } }
  /// Whether the usage's very value was chosen.
  var isChosen: Bool { once(\.isChosen) { $0.isChosen } }

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
    return true
  }

  /// Whether the usage is all of its declaration's value.
  var isWholeValue: Bool {
    let unit = symbols.unit(file)
    guard let id = usage.declaration, unit.declarations.indices.contains(Int(id.index)) else { return false }
    return unit[id].value.map { unit.range($0) } == usage.range
  }

  /// The words of the declarations around, of the file and its folders, and of the usage's role, in the singular.
  private(set) lazy var words: Set<String> = {
    let path = symbols.files[Int(file)].path
    var names = path.split(separator: "/").map { String($0.split(separator: ".").first ?? "") }
    let unit = symbols.unit(file)
    var next = usage.declaration
    while let id = next, unit.declarations.indices.contains(Int(id.index)), names.count < 64 {
      names.append(unit[id].name)
      next = unit[id].parent
    }
    var words = Set(names.flatMap { NameWords($0).words.map(PurposeWords.singular) })
    words.formUnion((usage.role.map(RoleWords.of) ?? []).map(PurposeWords.singular))
    if usage.form == .iconSize { words.formUnion(["icon", "image"]) }
    return words
  }()

  /// The words of the types around, of the file and its folders.
  private lazy var typeWords: Set<String> = {
    var names = symbols.files[Int(file)].path.split(separator: "/").map { String($0.split(separator: ".").first ?? "") }
    let unit = symbols.unit(file)
    var next = usage.declaration
    while let id = next, unit.declarations.indices.contains(Int(id.index)), names.count < 64 {
      let declaration = unit[id]
      if declaration.kind != .variable, declaration.kind != .function { names.append(declaration.name) }
      next = declaration.parent
    }
    return Set(names.flatMap { NameWords($0).words.map(PurposeWords.singular) })
  }()

  /// The words of the expressions around: of what is called, configured and assigned to.
  private lazy var spokenWords = Set(spoken.flatMap { NameWords($0).words.map(PurposeWords.singular) })

  /// Whether what stands at the place is a mask, as the names around or the assigned one say.
  var isMask: Bool {
    words.contains("mask") || assigned.contains { NameWords($0).words.contains("mask") }
  }

  // MARK: Purposes

  /// How a token's purpose agrees with the place.
  func affinity(_ token: Token) -> Affinity {
    if let known = affinities[token.name] { return known }
    let found = judged(token)
    affinities[token.name] = found
    return found
  }

  private var affinities: [TokenName: Affinity] = [:]

  private func judged(_ token: Token) -> Affinity {
    let purpose = purposes.purpose(of: token)
    let wanted = usage.role.flatMap { Self.coloured[$0] } ?? []
    if let coloured = purpose.coloured, !wanted.isEmpty, !wanted.contains(coloured) { return .foreign }
    if !purpose.component.isEmpty, !Self.isMost(of: purpose.component, typeWords) { return .foreign }
    if !purpose.things.isEmpty {
      // What is coloured there must be known too.
      if isSpokenOf(purpose.things) { return purpose.coloured != nil && wanted.isEmpty ? .possible : .meant }
      return purpose.namesPart ? .foreign : .unspoken
    }
    guard token.kind == .color else { return .general }
    if let role = usage.role, RoleWords.match(token.name, role) { return .fitting }
    guard let coloured = purpose.coloured else { return purpose.isNamed ? .named : .general }
    return wanted.contains(coloured) ? .fitting : .possible
  }

  /// Whether the place speaks of most of the things.
  private func isSpokenOf(_ things: Set<String>) -> Bool {
    Self.isMost(of: things, words) || Self.isMost(of: things, words.union(spokenWords))
  }

  private static func isMost(of things: Set<String>, _ words: Set<String>) -> Bool {
    things.count { words.contains($0) } * 2 > things.count
  }

  /// What a role colours; several where the role doesn't say.
  private static let coloured: [UsageRole: Set<TokenPurpose.Coloured>] = [
    .text: [.foreground], .icon: [.icon, .foreground], .symbol: [.icon, .foreground], .tint: [.icon, .foreground],
    .background: [.surface], .fill: [.surface, .foreground, .icon], .border: [.line], .separator: [.line],
    .stroke: [.line, .foreground, .icon], .shadow: [.shadow],
  ]
}
