package import Linting

/// Judges a loaded workspace: read in parallel, link, then judge in parallel.
package struct AuditEngine: Sendable {
  let judge: FileJudge
  let parallel: ParallelMap

  package init(rules: [any Rule.Type], run: RunOptions, parallel: ParallelMap) {
    judge = FileJudge(rules: rules, run: run)
    self.parallel = parallel
  }

  /// Called with how many files are done, from any thread.
  package struct Progress: Sendable {
    package var lowered: @Sendable () -> Void
    package var judged: @Sendable () -> Void
    /// Called once, when all declarations are linked and the vocabulary is about to be built.
    package var linked: @Sendable () -> Void
    /// Called once, with what the files define, before any is judged.
    package var analyzed: @Sendable (WorkspaceAnalysis) -> Void

    package init(
      lowered: @escaping @Sendable () -> Void = {},
      judged: @escaping @Sendable () -> Void = {},
      linked: @escaping @Sendable () -> Void = {},
      analyzed: @escaping @Sendable (WorkspaceAnalysis) -> Void = { _ in }
    ) {
      self.lowered = lowered
      self.judged = judged
      self.linked = linked
      self.analyzed = analyzed
    }
  }

  /// Results in path order.
  package func judge(_ workspace: LoadedWorkspace, progress: Progress = Progress()) -> [FileJudge.Result] {
    let settings = judge.settings(of: workspace)
    let analysis = WorkspaceAnalysis.analyze(
      workspace,
      parallel: parallel,
      progress: progress.lowered,
      linked: progress.linked
    )
    progress.analyzed(analysis)
    let audited = workspace.files.indices.filter { workspace.files[$0].isAudited }
    return parallel.map(audited) { index in
      defer { progress.judged() }
      return judge.judge(workspace.files[index], at: index, settings[index], in: analysis)
    }
  }
}
