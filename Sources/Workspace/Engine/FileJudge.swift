import DesignSystem
package import Linting
package import SwiftSource
import Symbols
package import Usages

/// Judges one file of an analysed workspace: the one place where findings are made, for audits and for editors.
package struct FileJudge: Sendable {
  let rules: [any Rule.Type]
  let run: RunOptions

  package init(rules: [any Rule.Type], run: RunOptions) {
    self.rules = rules
    self.run = run
  }

  /// What is said of one file that findings were asked for.
  package struct Result: Sendable {
    package let name: String
    /// Why the file isn't judged; `nil` where it is.
    package let omission: Omission?
    package let findings: FileFindings
    package let lines: LineTable

    /// Judged: not generated and not wholly out of context.
    package var isAnalyzed: Bool { omission == nil }
  }

  /// Why a file that findings were asked for isn't judged.
  package enum Omission: Sendable, CaseIterable {
    /// Tools wrote it.
    case generated
    /// All of it is test code, which the run leaves out.
    case test
  }

  /// - Parameters:
  ///   - index: the file's place in `analysis`.
  ///   - settings: `nil` for a file without findings asked for.
  package func judge(
    _ file: LoadedFile,
    at index: Int,
    _ settings: FileSettings?,
    in analysis: WorkspaceAnalysis
  ) -> Result {
    judge(file, at: index, LineTable(of: file.bytes), settings, in: analysis)
  }

  /// - Parameters:
  ///   - lines: the file's, counted as its reader counts.
  ///   - memory: what was suggested before in the file.
  ///   - scan: runs the scanner.
  package func judge(
    _ file: LoadedFile,
    at index: Int,
    _ lines: LineTable,
    _ settings: FileSettings?,
    in analysis: WorkspaceAnalysis,
    _ memory: SuggestionMemory? = nil,
    scan: (UsageScanner) -> [Usage] = { $0.scan() }
  ) -> Result {
    let unit = analysis.units[index]
    var problems: [FileProblem] = []
    if !file.isValidUTF8 {
      problems.append(
        FileProblem(offset: 0, message: "the file is not valid UTF-8; it is judged as it is and never edited")
      )
    }
    let isTest = unit.map { SourceContext.isTest(path: file.name, $0) } ?? false
    let isGenerated = unit?.isGenerated ?? false
    let isOutOfContext = isTest && !run.contexts.contains(.test)
    let omission: Omission? = isGenerated ? .generated : isOutOfContext ? .test : nil
    guard let unit, let settings, omission == nil else {
      return Result(
        name: file.name,
        omission: omission,
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
    let suggester = Suggester(
      basis: analysis.suggestions,
      speller: analysis.speller,
      file: fileIndex,
      memory: memory
    )
    let linter = Linter(rules: rules, settings: settings.lint, suggester: suggester)
    var findings = linter.lint(scan(scanner), of: fileIndex, in: analysis.symbols, file.bytes, lines)
    for range in unit.truncations.prefix(1) {
      problems.append(
        FileProblem(
          offset: range.lowerBound,
          message: NestingNote.message
        )
      )
    }
    findings.problems = problems + findings.problems
    return Result(name: file.name, omission: nil, findings: findings, lines: lines)
  }

  /// How each file is judged; `nil` for those without findings asked for.
  package func settings(of workspace: LoadedWorkspace) -> [FileSettings?] {
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
