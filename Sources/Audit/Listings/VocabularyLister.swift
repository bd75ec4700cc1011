import DefinitionSources
import DesignSystem
import JSON
package import Linting
import SwiftSource
import Workspace

/// Reads a workspace and lists the vocabulary that it defines: the engine behind `parlance tokens`.
package struct VocabularyLister: Sendable {
  private let rules: [any Rule.Type]

  package init(rules: [any Rule.Type]) { self.rules = rules }

  package struct Result: Sendable {
    package let listing: VocabularyListing
    /// What could not be read, in path order; what was wrong with definitions is the listing's.
    package let problems: [AuditProblem]
  }

  package func list(_ request: ListingRequest, observer: AuditObserver) throws(AuditError) -> Result {
    let opening = try WorkspaceOpening(known: KnownRules(rules.map { $0.description }), jobs: request.jobs)
    let workspace = try opening.open(
      WorkspaceRequest(
        paths: try opening.paths(request.paths),
        configuration: request.configuration.map { FilePath($0, relativeTo: opening.here) },
        skipsIgnoredFiles: request.skipsIgnoredFiles
      )
    )
    let problems = opening.problems(of: workspace, asked: request.paths).sorted()
    let found = workspace.discovered
    guard
      !workspace.files.isEmpty || !found.assetCatalogs.isEmpty || !found.tokenFiles.isEmpty
        || problems.contains(where: { $0.weight == .failure })
    else {
      throw AuditError(
        place: request.paths.joined(separator: " "),
        message: "no Swift file, asset catalog or token file found",
        remedy: "name another path"
      )
    }
    let counter = ProgressCounter(total: workspace.files.count, audited: 0, observer: observer)
    let analysis = WorkspaceAnalysis.analyze(
      workspace,
      parallel: opening.parallel,
      skipsTests: true,
      progress: { counter.lowered() }
    )
    Notes(workspace, opening.here).report(analysis, to: observer)
    UnknownTheme(workspace, analysis.symbols).map { observer.notice($0.notice) }
    let scope = ListingScope(request, workspace, opening)
    return Result(
      listing: VocabularyListing(
        scope.vocabulary(analysis.vocabulary),
        speller: analysis.speller,
        includesAll: request.includesAll,
        problems: scope.problems(analysis.definitions.problems),
        lines: SourceLines(workspace).table
      ),
      problems: problems
    )
  }
}

/// The part of a workspace's vocabulary that was asked for.
private struct ListingScope {
  private let request: ListingRequest
  private let root: FilePath
  private let paths: [FilePath]

  init(_ request: ListingRequest, _ workspace: LoadedWorkspace, _ opening: WorkspaceOpening) {
    self.request = request
    root = workspace.root
    paths = request.paths.map { name in
      let path = FilePath(name, relativeTo: opening.here)
      return (try? opening.fileSystem.realPath(of: path)) ?? path
    }
  }

  func vocabulary(_ whole: Vocabulary) -> Vocabulary {
    if request.kinds.isEmpty, paths.contains(where: { $0.contains(root) }) { return whole }
    return Vocabulary(
      tokens: whole.tokens.filter { isAsked(.token($0.kind)) && isAsked($0.place.path) },
      components: whole.components.filter { isAsked(.component) && isAsked($0.place.path) }
    )
  }

  func problems(_ problems: [DefinitionProblem]) -> [VocabularyListing.Problem] {
    problems.filter { isAsked($0.path) }.map { problem in
      VocabularyListing.Problem(
        file: problem.path,
        line: problem.position.line,
        column: problem.position.column,
        message: problem.message
      )
    }
  }

  private func isAsked(_ kind: ListedKind) -> Bool { request.kinds.isEmpty || request.kinds.contains(kind) }

  /// - Parameter name: relative to the root.
  private func isAsked(_ name: String) -> Bool {
    let path = FilePath(name, relativeTo: root)
    return paths.contains { $0.contains(path) }
  }
}
