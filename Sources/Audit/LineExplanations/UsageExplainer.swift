import DesignSystem
import DesignTokens
import Linting
import SwiftSource
import Symbols
import Usages
import Workspace

/// Judges the usages of one file one by one, and says why each comes out as it does.
struct UsageExplainer {
  private let rules: [any Rule.Type]
  private let workspace: LoadedWorkspace
  private let analysis: WorkspaceAnalysis
  private let index: Int
  private let settings: FileSettings
  private let contexts: ContextReasons
  private let suggester: Suggester

  private var file: LoadedFile { workspace.files[index] }
  private var number: Int32 { Int32(truncatingIfNeeded: index) }

  init(rules: [any Rule.Type], workspace: LoadedWorkspace, analysis: WorkspaceAnalysis, index: Int) {
    self.rules = rules
    self.workspace = workspace
    self.analysis = analysis
    self.index = index
    let path = workspace.files[index].path
    let resolver = FileSettingsResolver(rules: rules, tree: workspace.configurations, run: RunOptions())
    let effective = workspace.configurations.effective(for: path.parent ?? workspace.root)
    settings = resolver.settings(for: path, in: effective)
    let number = Int32(truncatingIfNeeded: index)
    contexts = ContextReasons(
      symbols: analysis.symbols,
      file: number,
      isDesignSystem: workspace.files[index].isDesignSystem
    )
    suggester = Suggester(basis: analysis.suggestions, speller: analysis.speller, file: number)
  }

  /// Why no line of the file is judged; empty where they are.
  var fileNotes: [String] {
    var notes: [String] = []
    let effective = workspace.configurations.effective(for: file.path.parent ?? workspace.root)
    switch effective.exclusion(of: file.path) {
    case .excluded(let glob, let folder)?:
      notes.append("the file is left out of audits: \(configuration(in: folder)) excludes '\(glob.pattern)'")
    case .notIncluded(let folder)?:
      notes.append("the file is left out of audits: no 'include' pattern of \(configuration(in: folder)) matches it")
    case nil: break
    }
    if isGenerated { notes.append("the file is generated: it gives definitions and no findings") }
    return notes
  }

  private var isGenerated: Bool { analysis.units[index]?.isGenerated ?? false }

  private func configuration(in folder: FilePath) -> String {
    "'\(folder.appending(ConfigurationFile.name).relative(to: workspace.root))'"
  }

  func explain(_ line: ExplainedLine) -> [UsageExplanation] {
    guard analysis.units[index] != nil else { return [] }
    let classifier = contexts.classifier
    let scanner = UsageScanner(
      table: analysis.symbols,
      file: number,
      contexts: classifier,
      options: settings.usages,
      known: analysis.known(for: settings)
    )
    return scanner.scan().filter { line.contains($0.range) }.map { explain($0, line) }
  }

  private func explain(_ usage: Usage, _ line: ExplainedLine) -> UsageExplanation {
    let trial = RuleTrial(rules: rules, settings: settings.lint)
    let reasons = trial.reasons(usage)
    var explanation = UsageExplanation(
      place: line.place(of: usage.range),
      source: line.text(of: usage.range),
      kind: usage.kind,
      role: usage.role,
      value: usage.value.map { UsageValueText.describe($0) },
      context: usage.context,
      contextReason: contexts.reason(usage),
      verdict: .silent(reasons.verdict),
      silentRules: reasons.silentRules,
      notes: usage.note.map { [$0] } ?? []
    )
    // A definition is what others are led to, and most often to itself.
    if usage.context != .definition {
      explanation.suggestions = suggester.suggestions(for: usage)
      if explanation.suggestions.isEmpty { explanation.suggestionNote = suggestionNote(usage) }
    }
    guard !isGenerated, file.isAudited else {
      explanation.verdict = .silent("the file is not judged")
      return explanation
    }
    // The linter itself decides; the trial above only finds words for its silence.
    var lint = settings.lint
    lint.judgesSuppressions = false
    let linter = Linter(rules: rules, settings: lint, suggester: suggester)
    let result = linter.lint([usage], of: number, in: analysis.symbols, file.bytes, line.lines)
    if let finding = result.findings.first {
      explanation.verdict = .reported(finding.rule, finding.severity, message: finding.message)
      explanation.notes = finding.notes
      explanation.suggestions = finding.suggestions
    } else if result.suppressed > 0, let rule = reasons.rule {
      explanation.verdict = .suppressed(rule)
    }
    return explanation
  }

  /// What the audit reports of suppressions on the line, which only the whole file's findings tell.
  func suppressions(_ line: ExplainedLine) -> [PlacedFinding] {
    guard file.isAudited else { return [] }
    let result = FileJudge(rules: rules, run: RunOptions()).judge(file, at: index, settings, in: analysis)
    return result.findings.findings.filter { $0.kind == .suppression && line.contains($0.range) }
      .map { PlacedFinding($0, at: line.place(of: $0.range)) }
  }

  private func suggestionNote(_ usage: Usage) -> String {
    let kinds = TokenKinds.answering(usage.kind)
    guard !kinds.isEmpty else { return "no token takes the place of this" }
    if analysis.vocabulary.offeredKinds.isDisjoint(with: kinds) {
      return "the vocabulary has no \(usage.kind.rawValue)"
    }
    return "no \(usage.kind.rawValue) of the vocabulary is near and can be written here"
  }
}
