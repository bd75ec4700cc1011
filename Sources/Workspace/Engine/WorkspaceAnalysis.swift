import DefinitionSources
package import DesignSystem
import DesignTokens
package import Evaluation
package import Linting
package import SwiftSource
package import Symbols
package import Usages

/// A workspace read and understood: its declarations linked, its vocabulary known.
package struct WorkspaceAnalysis: Sendable {
  /// By the index of the workspace's files; `nil` for those that are left out.
  package let units: [SourceUnit?]
  /// The operators that the files declare.
  package let operators: OperatorTable
  package let symbols: SymbolTable
  package let vocabulary: Vocabulary
  package let speller: Speller
  /// What suggestions need to know of the vocabulary.
  package let suggestions: SuggestionBasis
  private let layout: BuildLayout
  package let evaluator: Evaluator
  package let definitions: DefinitionFiles
  /// Names of the colours in asset catalogs; `nil` where there is no catalog.
  private let colorAssets: Set<String>?

  /// What reading the usages of a file needs of the vocabulary.
  package func known(for settings: FileSettings) -> KnownVocabulary {
    KnownVocabulary(
      vocabulary: vocabulary,
      colorAssets: colorAssets,
      components: settings.components,
      platforms: speller.platforms,
      evaluator: evaluator
    )
  }

  /// Reads all files of a workspace. `skipsTests` leaves out files that belong to tests by their folder: what they use is asked for then nowhere.
  package static func analyze(
    _ workspace: LoadedWorkspace,
    parallel: ParallelMap,
    skipsTests: Bool = false,
    progress: @escaping @Sendable () -> Void = {},
    linked: () -> Void = {}
  ) -> WorkspaceAnalysis {
    let modules = ModuleMap(workspace.files)
    let result = WorkspaceReading(parallel: parallel, skipsTests: skipsTests)
      .read(workspace.files, modules: modules, progress: progress)
    linked()
    return build(result, modules, of: workspace, parallel)
  }

  /// Builds the vocabulary of files that are read and linked.
  static func build(
    _ result: WorkspaceReading.Result,
    _ modules: ModuleMap,
    of workspace: LoadedWorkspace,
    _ parallel: ParallelMap
  ) -> WorkspaceAnalysis {
    let effective = workspace.configurations.effective(for: workspace.root)
    let evaluator = Evaluator(
      symbols: result.table,
      assets: AssetTable(workspace.definitions.catalogs).values,
      options: EvaluationOptions(hexOrder: SignatureTable(effective.hexOrder))
    )
    let configured = Set(workspace.files.filter(\.isDesignSystem).map(\.name))
    let pool = WorkerPool(jobs: parallel.jobs)
    // The evaluator recurses as deep as definitions refer to each other: on a thread with a big stack.
    let vocabulary = ParallelMap(jobs: 1).map([evaluator]) { evaluator in
      Vocabulary.build(
        VocabularySources(
          symbols: result.table,
          evaluator: evaluator,
          catalogs: workspace.definitions.catalogs,
          fileTokens: workspace.definitions.tokens.tokens,
          theme: effective.theme,
          concurrency: pool.concurrency,
          isConfigured: { configured.contains($0) }
        )
      )
    }
    let layout = BuildLayout(
      dependencies: modules.dependencies,
      targets: workspace.xcodeTargets,
      named: modules.named,
      deployments: modules.deployments
    )
    let known = vocabulary.first ?? .empty
    return WorkspaceAnalysis(
      units: result.units,
      operators: result.operators,
      symbols: result.table,
      vocabulary: known,
      speller: Speller(symbols: result.table, layout: layout, concurrency: pool.concurrency),
      suggestions: SuggestionBasis(known, result.table),
      layout: layout,
      evaluator: evaluator,
      definitions: workspace.definitions,
      colorAssets: colorAssets(workspace.definitions)
    )
  }

  /// The analysis with another text of one file, before its declarations are linked anew.
  /// - Parameter unit: its declarations stand at the places of the linked ones (`SourceUnit.aligned(to:)`).
  func replacing(_ unit: SourceUnit, at index: Int) -> WorkspaceAnalysis {
    var units = units
    units[index] = unit
    let symbols = symbols.replacing(unit, of: Int32(truncatingIfNeeded: index))
    return with(symbols, speller.replacing(symbols), units)
  }

  /// The analysis with files linked anew and the vocabulary as it was.
  /// - Parameter files: their declarations stand at the places that the vocabulary knows.
  func relinked(_ files: [LinkedFile], _ units: [SourceUnit?]) -> WorkspaceAnalysis {
    let symbols = SymbolTable.link(files)
    return with(symbols, Speller(symbols: symbols, layout: layout), units)
  }

  private func with(_ symbols: SymbolTable, _ speller: Speller, _ units: [SourceUnit?]) -> WorkspaceAnalysis {
    WorkspaceAnalysis(
      units: units,
      operators: operators,
      symbols: symbols,
      vocabulary: vocabulary,
      speller: speller,
      suggestions: SuggestionBasis(vocabulary, symbols),
      layout: layout,
      evaluator: evaluator,
      definitions: definitions,
      colorAssets: colorAssets
    )
  }

  private static func colorAssets(_ definitions: DefinitionFiles) -> Set<String>? {
    definitions.catalogs.isEmpty ? nil : Set(definitions.catalogs.flatMap(\.colors).map(\.name.text))
  }
}
