import DesignSystem
import SwiftSource
import Symbols
import Usages

/// Reads the files of a workspace in parallel and links their declarations.
struct WorkspaceReading {
  let parallel: ParallelMap
  /// Whether files that belong to tests by their folder are left out: they define nothing.
  var skipsTests = false

  struct Result {
    /// By the index of the files; `nil` for those that are left out.
    var units: [SourceUnit?]
    var table: SymbolTable
    var operators: OperatorTable
  }

  /// - Parameters:
  ///   - known: by the index of the files: what is read already, with the operators of then.
  ///   - progress: called with each file that is read, from any thread.
  func read(
    _ files: [LoadedFile],
    modules: ModuleMap,
    known: (units: [SourceUnit?], operators: OperatorTable) = ([], .standard),
    progress: @escaping @Sendable () -> Void
  ) -> Result {
    // The largest first: a file is one piece of work, and a large one begun last would be waited for.
    let order = files.indices.sorted { (files[$1].bytes.count, $0) < (files[$0].bytes.count, $1) }
    let read = parallel.map(order) { index -> SourceUnit? in
      if let unit = known.units.indices.contains(index) ? known.units[index] : nil { return unit }
      defer { progress() }
      let file = files[index]
      if skipsTests, !file.isDesignSystem, SourceContext.isTest(path: file.name) { return nil }
      return SourceUnit.lower(file.bytes)
    }
    var units = [SourceUnit?](repeating: nil, count: files.count)
    for (index, unit) in zip(order, read) { units[index] = unit }
    let operators = OperatorTable(units.lazy.compactMap { $0?.operators })
    let pool = WorkerPool(jobs: parallel.jobs)
    readAgain(&units, files, operators, known, pool.concurrency)
    let empty = SourceUnit.lower([])
    let linked = zip(files, units).map { file, unit in
      LinkedFile(path: file.name, module: modules.module(of: file.name), unit: unit ?? empty)
    }
    return Result(units: units, table: SymbolTable.link(linked, concurrency: pool.concurrency), operators: operators)
  }

  /// Reads the files again that use operators of other files, which bind otherwise than was taken: of the new ones all,
  /// of the known ones those whose operators are no longer what they were.
  private func readAgain(
    _ units: inout [SourceUnit?],
    _ files: [LoadedFile],
    _ operators: OperatorTable,
    _ known: (units: [SourceUnit?], operators: OperatorTable),
    _ concurrency: Concurrency
  ) {
    let symbols = operators.symbols
    let changed = known.operators == operators ? [] : symbols.union(known.operators.symbols)
    guard !symbols.isEmpty || !changed.isEmpty else { return }
    let old = units
    let concerned = concurrency.compactMap(Array(units.indices)) { index -> Int? in
      let isKnown = known.units.indices.contains(index) && known.units[index] != nil
      return old[index]?.names.contains(where: (isKnown ? changed : symbols).contains) == true ? index : nil
    }
    let read = parallel.map(concerned) { SourceUnit.lower(files[$0].bytes, operators: operators) }
    for (index, unit) in zip(concerned, read) { units[index] = unit }
  }
}
