import IDE
import Linting
import SwiftSource
import Synchronization
import Usages
import Workspace

/// A workspace with all findings, and its files as an editor would see them.
struct JudgedWorkspace {
  private let workspace: LoadedWorkspace
  private let analysis: WorkspaceAnalysis
  private let settings: [FileSettings?]
  /// By the files' indices; `nil` for those that aren't judged.
  let results: [FileJudge.Result?]

  init(_ workspace: LoadedWorkspace, _ rules: [any Rule.Type], _ parallel: ParallelMap) {
    self.workspace = workspace
    let judge = FileJudge(rules: rules, run: RunOptions())
    let analysis = WorkspaceAnalysis.analyze(workspace, parallel: parallel)
    let settings = judge.settings(of: workspace)
    let files = workspace.files
    results = parallel.map(Array(files.indices)) { index in
      files[index].isAudited ? judge.judge(files[index], at: index, settings[index], in: analysis) : nil
    }
    self.analysis = analysis
    self.settings = settings
  }

  func text(of file: Int) -> [UInt8]? {
    workspace.files.indices.contains(file) ? workspace.files[file].bytes : nil
  }

  func context(of file: Int) -> EditorContext {
    let settings =
      self.settings[file] ?? FileSettings(lint: LintSettings.defaults([]), usages: UsageOptions(), components: [:])
    return EditorContext(
      text: workspace.files[file].bytes,
      file: Int32(clamping: file),
      symbols: analysis.symbols,
      vocabulary: analysis.vocabulary,
      speller: analysis.speller,
      evaluator: analysis.evaluator,
      known: analysis.known(for: settings),
      options: settings.usages,
      isDesignSystem: workspace.files[file].isDesignSystem
    )
  }

  /// All that changes for an extraction.
  /// - Parameter origin: the file of the value that was named.
  func result(of extraction: TokenExtraction, from origin: Int, isOfOneFile: Bool) -> ExtractionResult {
    var changed: [ExtractionResult.File] = []
    for index in workspace.files.indices {
      var edits: [TextReplacement] = []
      var uses = 0
      if index == origin || !isOfOneFile, let findings = results[index]?.findings.findings {
        edits = context(of: index).uses(of: extraction, among: findings)
        uses = edits.count { !$0.range.isEmpty }
      }
      let isDeclared = index == Int(extraction.file)
      if isDeclared { edits.append(extraction.declaration) }
      guard !edits.isEmpty else { continue }
      let bytes = Self.apply(edits, to: workspace.files[index].bytes)
      let line = LineTable(of: workspace.files[index].bytes).line(at: extraction.declaration.range.lowerBound)
      changed.append(
        ExtractionResult.File(
          path: workspace.files[index].path.description,
          name: workspace.files[index].name,
          bytes: bytes,
          uses: uses,
          declaredLine: isDeclared ? line + 2 : nil
        )
      )
    }
    return ExtractionResult(token: extraction.token, files: changed)
  }

  /// The text with edits that don't overlap.
  private static func apply(_ edits: [TextReplacement], to text: [UInt8]) -> [UInt8] {
    var result = text
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where Int(edit.range.upperBound) <= result.count {
      result.replaceSubrange(edit.range.indices, with: edit.text.utf8)
    }
    return result
  }
}
