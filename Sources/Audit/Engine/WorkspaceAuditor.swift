import DesignSystem
import DesignTokens
package import Linting
import Synchronization
import Workspace

/// Audits what is on disk: the engine behind `parlance audit`.
package final class WorkspaceAuditor: Auditing {
  private let rules: [any Rule.Type]
  /// What the last audit read and understood. A program ends sooner than all of that is given back bit by bit.
  private let last = Mutex<(LoadedWorkspace, WorkspaceAnalysis)?>(nil)

  package init(rules: [any Rule.Type]) { self.rules = rules }

  package func audit(_ request: AuditRequest, observer: AuditObserver) throws(AuditError) -> AuditReport {
    let stages = StageTimes()
    let opening = try WorkspaceOpening(known: KnownRules(rules.map { $0.description }), jobs: request.jobs)
    let (here, parallel) = (opening.here, opening.parallel)
    let workspace = try opening.open(try self.request(request, opening))
    Notes(workspace, here).report(to: observer)
    let audited = workspace.files.filter(\.isAudited)
    let unread = opening.problems(of: workspace, asked: request.paths)
    if audited.isEmpty, !request.allowsNoFiles, !unread.contains(where: { $0.weight == .failure }) {
      throw NothingToAudit(workspace, request, opening).error
    }
    let engine = AuditEngine(rules: rules, run: run(request), parallel: parallel)
    let counter = ProgressCounter(total: workspace.files.count, audited: audited.count, observer: observer)
    let known = Mutex<Set<TokenKind>>([])
    stages.end(of: .finding)
    let results = engine.judge(
      workspace,
      progress: AuditEngine.Progress(
        lowered: { counter.lowered() },
        judged: { counter.judged() },
        linked: { stages.end(of: .reading) },
        analyzed: { analysis in
          stages.end(of: .vocabulary)
          self.last.withLock { $0 = (workspace, analysis) }
          known.withLock { $0 = analysis.vocabulary.offeredKinds }
          Notes(workspace, here).reportVocabulary(analysis, to: observer)
          UnknownTheme(workspace, analysis.symbols).map { observer.notice($0.notice) }
        }
      )
    )
    stages.end(of: .judging)
    observer.note?(stages.text)
    OmittedFiles(results, in: workspace).report(to: observer)
    if let notice = MissingTokens(findings: results.flatMap(\.findings.findings), known: known.withLock { $0 }).notice {
      observer.notice(notice)
    }
    let problems = unread + opening.unfitProblems(of: workspace)
    return AuditReport(
      root: printed(workspace.root, here),
      files: results.map { FileReport(path: $0.name, isAnalyzed: $0.isAnalyzed, result: $0.findings, lines: $0.lines) },
      problems: problems.sorted(),
      unlistedFiles: workspace.excluded.count
    )
  }

  private func printed(_ root: FilePath, _ here: FilePath) -> String {
    let relative = root.relative(to: here)
    return relative.isEmpty ? "." : relative
  }

  private func request(_ request: AuditRequest, _ opening: WorkspaceOpening) throws(AuditError) -> WorkspaceRequest {
    var paths: [FilePath] = []
    var overlays: [FilePath: [UInt8]] = [:]
    if let input = request.standardInput {
      let path = FilePath(input.path, relativeTo: opening.here)
      let real = opening.fileSystem.realPlace(of: path)
      guard (try? opening.fileSystem.status(of: real))?.kind != .folder, !input.path.hasSuffix("/") else {
        throw AuditError(
          place: input.path,
          message: "standard input can't stand for a folder",
          remedy: "name a file in it"
        )
      }
      paths = [real]
      overlays[real] = input.bytes
    } else {
      paths = try opening.paths(request.paths)
    }
    return WorkspaceRequest(
      paths: paths,
      configuration: request.configuration.map { FilePath($0, relativeTo: opening.here) },
      overlays: overlays,
      skipsIgnoredFiles: request.skipsIgnoredFiles
    )
  }

  private func run(_ request: AuditRequest) -> RunOptions {
    var levels: [RuleID: RunOptions.RunLevel] = [:]
    for override in request.overrides {
      switch override.level {
      case .on: levels[override.rule] = .on
      case .off: levels[override.rule] = .off
      case .severity(let severity): levels[override.rule] = .severity(severity)
      }
    }
    return RunOptions(levels: levels, only: Set(request.only), contexts: request.contexts, jobs: request.jobs)
  }
}
