import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Sifts and lowers files until every word and declaration that can matter is known.
///
/// The first round keeps what the platform's words say. What it finds adds to the next: aliases and functions that read
/// hex digits are words of their own, and files whose types decide what others mean are read whole. Only files that
/// something new changes are lowered again.
struct SiftingRounds {
  let parallel: ParallelMap
  let usesSieve: Bool
  /// Whether files that belong to tests by their folder are left out: they define nothing.
  var skipsTests = false

  /// Rounds after which nothing more is looked for; each adds what the one before brought to light.
  private static let limit = 4

  struct Result {
    var units: [SourceUnit?]
    var table: SymbolTable
    /// Types of which some declaration was left out.
    var openTypes: Set<String>
    var state: State
  }

  /// What the rounds have come to know, to go on from when files change.
  struct State: Sendable {
    /// What modules re-export decides what the files that import them can name.
    var triggers = TriggerSet(UsageTriggers.words + [.identifier("_exported")])
    /// By the index of the files.
    var lowered: [Lowered] = []
    /// The files that are read whole.
    var whole: Set<Int> = []
  }

  struct Lowered: Sendable {
    let unit: SourceUnit?
    let keptBytes: Int
    let aliases: [SiftedSource.Alias]
    let blankedTypes: [SiftedSource.BlankedType]
  }

  func run(_ files: [LoadedFile], modules: ModuleMap, progress: @escaping @Sendable () -> Void) -> Result {
    var state = State()
    // The largest first: a file is one piece of work, and a large one begun last would be waited for.
    let order = files.indices.sorted { (files[$1].bytes.count, $0) < (files[$0].bytes.count, $1) }
    let lowered = parallel.map(order) { [triggers = state.triggers] index in
      defer { progress() }
      return lower(files[index], triggers, previous: nil)
    }
    state.lowered = zip(order, lowered).sorted { $0.0 < $1.0 }.map(\.1)
    return settle(state, files, modules)
  }

  /// Goes on until nothing new comes to light.
  /// - Parameter state: each of `files` lowered at least once.
  func settle(_ start: State, _ files: [LoadedFile], _ modules: ModuleMap) -> Result {
    var state = start
    var result = link(files, state, modules)
    guard usesSieve else { return result }
    for _ in 0..<Self.limit {
      let needs = needs(files, state.lowered, result.table)
      let more = needs.whole.subtracting(state.whole)
      let words = newWords(state.lowered, result.table).union(needs.words)
        .filter { !state.triggers.words.contains($0) }
      guard !words.isEmpty || !more.isEmpty else { break }
      if !words.isEmpty { state.triggers = state.triggers.adding(words) }
      state.whole.formUnion(more)
      let before = state.lowered
      let indices = Array(files.indices)
      state.lowered = parallel.map(indices) { [triggers = state.triggers, whole = state.whole, more] index in
        if more.contains(index) { return lowerWhole(files[index], previous: before[index]) }
        if words.isEmpty || whole.contains(index) { return before[index] }
        return lower(files[index], triggers, previous: before[index])
      }
      result = link(files, state, modules)
    }
    return result
  }

  func lower(_ file: LoadedFile, _ triggers: TriggerSet, previous: Lowered?) -> Lowered {
    if skipsTests, !file.isDesignSystem, SourceContext.isTest(path: file.name) {
      return Lowered(unit: nil, keptBytes: 0, aliases: [], blankedTypes: [])
    }
    guard usesSieve else {
      return Lowered(unit: SourceUnit.lower(file.bytes), keptBytes: file.bytes.count, aliases: [], blankedTypes: [])
    }
    let sifted = Sieve(triggers: triggers).sift(file.bytes)
    let kept = sifted.bytes == nil ? 0 : sifted.statistics.keptBytes
    // More words only ever keep more: the same amount is the same text.
    if let previous, previous.keptBytes == kept { return previous }
    return Lowered(
      unit: sifted.bytes.map { SourceUnit.lower($0) },
      keptBytes: kept,
      aliases: sifted.aliases,
      blankedTypes: sifted.blankedTypes
    )
  }

  private func lowerWhole(_ file: LoadedFile, previous: Lowered) -> Lowered {
    Lowered(
      unit: SourceUnit.lower(file.bytes),
      keptBytes: file.bytes.count,
      aliases: previous.aliases,
      blankedTypes: []
    )
  }

  /// A file whose unit is known already and holds all of it.
  func whole(_ unit: SourceUnit, of file: LoadedFile, _ triggers: TriggerSet) -> Lowered {
    Lowered(
      unit: unit,
      keptBytes: file.bytes.count,
      aliases: usesSieve ? Sieve(triggers: triggers).sift(file.bytes).aliases : [],
      blankedTypes: []
    )
  }

  private func link(_ files: [LoadedFile], _ state: State, _ modules: ModuleMap) -> Result {
    let empty = SourceUnit.lower([])
    let linked = zip(files, state.lowered).map { file, lowered in
      LinkedFile(path: file.name, module: modules.module(of: file.name), unit: lowered.unit ?? empty)
    }
    return Result(
      units: state.lowered.map(\.unit),
      table: SymbolTable.link(linked),
      openTypes: Set(state.lowered.flatMap { $0.blankedTypes.map(\.name) }),
      state: state
    )
  }

  // MARK: What else matters

  private func newWords(_ lowered: [Lowered], _ table: SymbolTable) -> Set<TriggerWord> {
    var words = Set(aliases(lowered).map { TriggerWord.identifier($0) })
    for name in HexReaders.names(in: table) { words.insert(.identifier(name)) }
    return words
  }

  /// The aliases of the platform's types, and the aliases of those.
  private func aliases(_ lowered: [Lowered]) -> Set<String> {
    let all = lowered.flatMap(\.aliases)
    var known: Set<String> = []
    while true {
      let found = all.filter { alias in
        alias.words.contains { PlatformTypeNames.all.contains($0) || known.contains($0) }
      }
      let names = Set(found.compactMap { $0.name.split(separator: ".").last.map(String.init) })
      guard !names.isSubset(of: known) else { return known }
      known.formUnion(names)
    }
  }

  /// What the files that hold definitions ask for.
  private struct Needs {
    /// The files to read whole: those with definitions, those that decide what definitions are worth, and those that
    /// declare a type, or what it inherits from, whose members decide about a colour's name or read its digits.
    var whole: Set<Int> = []
    /// The protocols and classes that definitions are reached through (whoever names one may hold or be a theme), and
    /// the cases that carry a number of one's own.
    var words: Set<TriggerWord> = []
  }

  private func needs(_ files: [LoadedFile], _ lowered: [Lowered], _ table: SymbolTable) -> Needs {
    let blanked = BlankedTypes(lowered)
    let parts = parallel.map(Array(files.indices)) { index -> (isDefining: Bool, callees: Set<String>) in
      guard let unit = lowered[index].unit else { return (false, []) }
      let isDefining =
        files[index].isDesignSystem || TypeDependencies.holdsDefinitions(Int32(truncatingIfNeeded: index), in: table)
      return (isDefining, blanked.isEmpty ? [] : ValueCallees.names(in: unit))
    }
    var needs = Needs()
    var callees: Set<String> = []
    for (index, part) in parts.enumerated() {
      callees.formUnion(part.callees)
      guard part.isDefining, let unit = lowered[index].unit else { continue }
      needs.whole.insert(index)
      for declaration in unit.declarations where declaration.kind == .protocol || declaration.kind == .class {
        needs.words.insert(.identifier(declaration.name))
      }
    }
    let vocabulary = VocabularyNeeds(table) { parts[Int($0)].isDefining }
    if vocabulary.hasLiterals { return Needs(whole: Set(files.indices)) }
    needs.words.formUnion(vocabulary.words)
    needs.whole.formUnion(vocabulary.files.map(Int.init))
    if !blanked.isEmpty { callees.formUnion(HexReaders.inputs(in: table)) }
    callees.formUnion(vocabulary.types)
    callees.formUnion(blanked.names(where: TypeDependencies.namesDefinitions))
    needs.whole.formUnion(blanked.declaring(callees))
    needs.whole = needs.whole.filter { lowered[$0].keptBytes < files[$0].bytes.count }
    return needs
  }
}
