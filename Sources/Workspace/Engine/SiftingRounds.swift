import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Sifts and lowers files until every word that can matter is known.
///
/// The first round keeps what the platform's words say. What it finds (aliases of colour types, functions that read hex
/// digits, types that are called with a value and were left out) adds words for the next; only files that a new word
/// changes are lowered again.
struct SiftingRounds {
  let parallel: ParallelMap
  let usesSieve: Bool

  /// Rounds after which no more words are looked for; each adds names found by the one before.
  private static let limit = 3

  struct Result {
    var units: [SourceUnit?]
    var table: SymbolTable
    /// Types of which some declaration was left out.
    var openTypes: Set<String>
  }

  func run(_ files: [LoadedFile], modules: ModuleMap, progress: @escaping @Sendable () -> Void) -> Result {
    var triggers = TriggerSet(UsageTriggers.words)
    var lowered = parallel.map(files) { [triggers] file in
      defer { progress() }
      return lower(file, triggers, previous: nil)
    }
    var result = link(files, lowered, modules)
    guard usesSieve else { return result }
    for _ in 0..<Self.limit {
      let words = newWords(lowered, result.table).filter { !triggers.words.contains($0) }
      guard !words.isEmpty else { break }
      triggers = triggers.adding(words)
      let before = lowered
      let indices = Array(files.indices)
      lowered = parallel.map(indices) { [triggers] index in lower(files[index], triggers, previous: before[index]) }
      result = link(files, lowered, modules)
    }
    return result
  }

  struct Lowered: Sendable {
    let unit: SourceUnit?
    let keptBytes: Int
    let aliases: [SiftedSource.Alias]
    let blankedTypes: [String]
  }

  private func lower(_ file: LoadedFile, _ triggers: TriggerSet, previous: Lowered?) -> Lowered {
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

  private func link(_ files: [LoadedFile], _ lowered: [Lowered], _ modules: ModuleMap) -> Result {
    let empty = SourceUnit.lower([])
    let linked = zip(files, lowered).map { file, lowered in
      LinkedFile(path: file.name, module: modules.module(of: file.name), unit: lowered.unit ?? empty)
    }
    return Result(
      units: lowered.map(\.unit),
      table: SymbolTable.link(linked),
      openTypes: Set(lowered.flatMap(\.blankedTypes))
    )
  }

  // MARK: Words

  private func newWords(_ lowered: [Lowered], _ table: SymbolTable) -> Set<TriggerWord> {
    var words: Set<TriggerWord> = []
    for file in lowered {
      for alias in file.aliases where alias.words.contains(where: { ColorTypeNames.all.contains($0) }) {
        if let name = alias.name.split(separator: ".").last { words.insert(.identifier(String(name))) }
      }
    }
    for name in HexReaders.names(in: table) { words.insert(.identifier(name)) }
    let blanked = Set(lowered.flatMap(\.blankedTypes).compactMap { $0.split(separator: ".").last.map(String.init) })
    for name in ValueCallees.names(in: lowered.compactMap(\.unit)) where blanked.contains(name) {
      words.insert(.identifier(name))
    }
    return words
  }
}
