package import Linting
package import SwiftSource
import Symbols
import Usages

/// Judges a loaded workspace: sieve, parse and lower in parallel, link, then judge in parallel.
package struct AuditEngine: Sendable {
  let rules: [any Rule.Type]
  let run: RunOptions
  let parallel: ParallelMap

  package init(rules: [any Rule.Type], run: RunOptions, parallel: ParallelMap) {
    self.rules = rules
    self.run = run
    self.parallel = parallel
  }

  /// What the engine says of one file that findings were asked for.
  package struct FileResult: Sendable {
    package let name: String
    /// Judged: not generated and not wholly out of context.
    package let isAnalyzed: Bool
    package let findings: FileFindings
    package let lines: LineTable
  }

  /// Called with how many files are done, from any thread.
  package struct Progress: Sendable {
    package var lowered: @Sendable () -> Void
    package var judged: @Sendable () -> Void
    /// Called once, with what the files define, before any is judged.
    package var analyzed: @Sendable (WorkspaceAnalysis) -> Void

    package init(
      lowered: @escaping @Sendable () -> Void = {},
      judged: @escaping @Sendable () -> Void = {},
      analyzed: @escaping @Sendable (WorkspaceAnalysis) -> Void = { _ in }
    ) {
      self.lowered = lowered
      self.judged = judged
      self.analyzed = analyzed
    }
  }

  /// Results in path order.
  package func judge(_ workspace: LoadedWorkspace, usesSieve: Bool = true, progress: Progress = Progress())
    -> [FileResult]
  {
    let settings = self.settings(workspace)
    let readsStrings = settings.contains { $0?.lint.rules["hex-string"]?.severity != nil }
    let analysis = WorkspaceAnalysis.analyze(
      workspace,
      parallel: parallel,
      usesSieve: usesSieve && !readsStrings,
      progress: progress.lowered
    )
    progress.analyzed(analysis)
    let audited = workspace.files.indices.filter { workspace.files[$0].isAudited }
    return parallel.map(audited) { index in
      defer { progress.judged() }
      return judge(workspace.files[index], index, settings[index], analysis)
    }
  }

  private func judge(
    _ file: LoadedFile,
    _ index: Int,
    _ settings: FileSettings?,
    _ analysis: WorkspaceAnalysis
  ) -> FileResult {
    let lines = LineTable(of: file.bytes)
    let unit = analysis.units[index]
    var problems: [FileProblem] = []
    if !file.isValidUTF8 {
      problems.append(
        FileProblem(offset: 0, message: "the file is not valid UTF-8; it is judged as it is and never edited")
      )
    }
    let isTest =
      unit.map { ContextClassifier.isTest(path: file.name, unit: $0) }
      ?? ContextClassifier.isTest(path: file.name, unit: SourceUnit.lower([]))
    let isGenerated = unit?.isGenerated ?? SourceUnit.isGenerated(file.bytes)
    let isOutOfContext = isTest && !run.contexts.contains(.test)
    guard let unit, let settings, !isGenerated, !isOutOfContext else {
      return FileResult(
        name: file.name,
        isAnalyzed: !isGenerated && !isOutOfContext,
        findings: FileFindings(problems: problems),
        lines: lines
      )
    }
    let fileIndex = Int32(truncatingIfNeeded: index)
    let contexts = ContextClassifier(table: analysis.symbols, file: fileIndex, isDesignSystem: file.isDesignSystem)
    let scanner = UsageScanner(
      table: analysis.symbols,
      file: fileIndex,
      contexts: contexts,
      options: settings.usages,
      known: analysis.known(for: settings)
    )
    let suggester = Suggester(vocabulary: analysis.vocabulary, speller: analysis.speller, file: fileIndex)
    let linter = Linter(rules: rules, settings: settings.lint, suggester: suggester)
    var findings = linter.lint(scanner.scan(), of: fileIndex, in: analysis.symbols, file.bytes, lines)
    for range in unit.truncations.prefix(1) {
      problems.append(
        FileProblem(
          offset: range.lowerBound,
          message: "nested deeper than \(SourceUnit.maximumHeight) levels; what is below is not judged"
        )
      )
    }
    findings.problems = problems + findings.problems
    return FileResult(name: file.name, isAnalyzed: true, findings: findings, lines: lines)
  }

  /// How each file is judged; `nil` for those without findings asked for.
  private func settings(_ workspace: LoadedWorkspace) -> [FileSettings?] {
    let resolver = FileSettingsResolver(rules: rules, tree: workspace.configurations, run: run)
    var byFolder: [FilePath: FileSettings] = [:]
    return workspace.files.map { file in
      guard file.isAudited, let folder = file.path.parent else { return nil }
      if let known = byFolder[folder] { return known }
      let effective = workspace.configurations.effective(for: folder)
      let settings = resolver.settings(for: file.path, in: effective)
      if !effective.hasOverrides { byFolder[folder] = settings }
      return settings
    }
  }
}
