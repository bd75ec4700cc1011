import DesignSystem
package import Linting
import SwiftSource
import Usages
import Workspace

/// Explains one line of a workspace: the engine behind `parlance explain FILE:LINE`.
package struct LineExplainer: Sendable {
  private let rules: [any Rule.Type]

  package init(rules: [any Rule.Type]) { self.rules = rules }

  package func explain(_ request: LineRequest) throws(AuditError) -> LineExplanation {
    let opening = try WorkspaceOpening(known: KnownRules(rules.map { $0.description }), jobs: request.jobs)
    let path = try RequestedFile(opening: opening).path(request.file)
    let workspace = try opening.open(
      WorkspaceRequest(
        paths: [path],
        configuration: request.configuration.map { FilePath($0, relativeTo: opening.here) },
        skipsIgnoredFiles: request.skipsIgnoredFiles
      )
    )
    let analysis = WorkspaceAnalysis.analyze(workspace, parallel: opening.parallel)
    return try explanation(request, path, workspace, analysis, opening)
  }

  /// Explains the lines that declare what a name means.
  package func explain(_ request: NameRequest) throws(AuditError) -> [LineExplanation] {
    let opening = try WorkspaceOpening(known: KnownRules(rules.map { $0.description }), jobs: request.jobs)
    let workspace = try opening.open(
      WorkspaceRequest(
        paths: [opening.here],
        configuration: request.configuration.map { FilePath($0, relativeTo: opening.here) },
        skipsIgnoredFiles: request.skipsIgnoredFiles
      )
    )
    let analysis = WorkspaceAnalysis.analyze(workspace, parallel: opening.parallel)
    let lines = SourceLines(workspace)
    var explanations: [LineExplanation] = []
    for place in try NamedDefinitions(request.name, in: analysis.vocabulary).places {
      let line = place.position?.line ?? lines.table(place.path).map { $0.line(at: place.range.lowerBound) + 1 } ?? 1
      let path = FilePath(place.path, relativeTo: workspace.root)
      let request = LineRequest(file: place.path, line: line)
      explanations.append(try explanation(request, path, workspace, analysis, opening))
    }
    return explanations
  }

  private func explanation(
    _ request: LineRequest,
    _ path: FilePath,
    _ workspace: LoadedWorkspace,
    _ analysis: WorkspaceAnalysis,
    _ opening: WorkspaceOpening
  ) throws(AuditError) -> LineExplanation {
    let name = path.relative(to: workspace.root)
    let index = workspace.files.firstIndex { $0.path == path }
    let content: [UInt8]
    if let index {
      content = workspace.files[index].bytes
    } else {
      content = try bytes(of: path, request, opening)
    }
    let lines = LineTable(of: content)
    guard (1...lines.lineCount).contains(request.line) else {
      let count = lines.lineCount == 1 ? "1 line" : "\(lines.lineCount) lines"
      throw AuditError(
        place: "\(request.file):\(request.line)",
        message: "there is no such line; the file has \(count)"
      )
    }
    let line = ExplainedLine(request, lines)
    var explanation = LineExplanation(file: name, line: request.line, source: line.source)
    let definitions = DefinitionExplainer(analysis: analysis, lines: SourceLines(workspace), name: name)
    explanation.definitions = ParallelMap(jobs: 1).map([line]) { definitions.explain($0) }.first ?? []
    if let index {
      let usages = UsageExplainer(rules: rules, workspace: workspace, analysis: analysis, index: index)
      explanation.notes += usages.fileNotes
      explanation.usages = usages.explain(line)
      explanation.suppressions = usages.suppressions(line)
    } else if !analysis.vocabulary.tokens.contains(where: { $0.place.path == name }) {
      throw AuditError(place: request.file, message: "not a Swift file, and nothing in it defines a token")
    }
    narrow(&explanation, to: request.column)
    return explanation
  }

  private func bytes(
    of path: FilePath,
    _ request: LineRequest,
    _ opening: WorkspaceOpening
  ) throws(AuditError) -> [UInt8] {
    do throws(FileError) {
      return try opening.fileSystem.read(path, limit: LoadedWorkspace.maximumFileSize)
    } catch {
      throw AuditError(place: request.file, message: error.message)
    }
  }

  /// Leaves what stands at the column; the whole line where nothing does.
  private func narrow(_ explanation: inout LineExplanation, to column: Int?) {
    guard let column else { return }
    let line = explanation.line
    let usages = explanation.usages.filter { $0.place.covers(line: line, column: column) }
    let definitions = explanation.definitions.filter { $0.place.covers(line: line, column: column) }
    let suppressions = explanation.suppressions.filter { $0.place.covers(line: line, column: column) }
    guard !usages.isEmpty || !definitions.isEmpty || !suppressions.isEmpty else {
      explanation.notes.append("nothing of the design system stands at column \(column)")
      return
    }
    explanation.usages = usages
    explanation.definitions = definitions
    explanation.suppressions = suppressions
  }
}

/// The line that is asked about, in its file.
struct ExplainedLine: Sendable {
  let lines: LineTable
  /// From 0.
  let index: Int
  /// With the line's end.
  let range: SourceRange

  init(_ request: LineRequest, _ lines: LineTable) {
    self.lines = lines
    index = request.line - 1
    range = lines.fullRange(ofLine: index)
  }

  /// Without blanks around it.
  var source: String { text(of: lines.content(ofLine: index)) }

  func contains(_ other: SourceRange) -> Bool {
    lines.line(at: other.lowerBound) <= index && index <= lines.line(at: max(other.lowerBound, other.upperBound &- 1))
  }

  func place(of range: SourceRange) -> TextPlace { TextPlace(of: range, in: lines) }

  /// The text of a range on one line.
  func text(of range: SourceRange) -> String {
    let upper = min(Int(range.upperBound), lines.bytes.count)
    let lower = min(Int(range.lowerBound), upper)
    return String(decoding: lines.bytes[lower..<upper], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension TextPlace {
  fileprivate func covers(line: Int, column: Int) -> Bool {
    (self.line, self.column) <= (line, column)
      && ((line, column) < (endLine, endColumn) || (self.line, self.column) == (line, column))
  }
}
