import IDE
package import Linting
import SwiftSource
import Synchronization
import Workspace

/// Makes a token of a value that is written by hand, and writes it everywhere: the engine behind `parlance extract`.
package struct WorkspaceExtractor: Sendable {
  private let rules: [any Rule.Type]

  package init(rules: [any Rule.Type]) { self.rules = rules }

  package func extract(_ request: ExtractionRequest) throws(AuditError) -> ExtractionResult {
    let opening = try WorkspaceOpening(known: KnownRules(rules.map { $0.description }), jobs: request.place.jobs)
    let path = try RequestedFile(opening: opening).path(request.place.file)
    let root = WorkspaceRoot.find(from: path.parent ?? path, in: opening.fileSystem)
    let workspace = try opening.open(
      WorkspaceRequest(
        paths: [root],
        configuration: request.place.configuration.map { FilePath($0, relativeTo: opening.here) },
        skipsIgnoredFiles: request.place.skipsIgnoredFiles
      )
    )
    let judged = JudgedWorkspace(workspace, rules, opening.parallel)
    guard let file = workspace.files.firstIndex(where: { $0.path == path }), let result = judged.results[file] else {
      throw AuditError(place: request.place.file, message: "the audit doesn't judge the file")
    }
    let findings = result.findings.findings.filter { isMeant($0, request.place, result.lines) }
    guard !findings.isEmpty else {
      throw AuditError(
        place: text(request.place),
        message: "no value written by hand is reported there",
        remedy: "'parlance audit \(request.place.file)' lists them"
      )
    }
    let context = judged.context(of: file)
    for finding in findings {
      let found = context.extraction(of: finding, among: result.findings.findings, name: request.name) { other in
        judged.text(of: Int(other))
      }
      guard let found else { continue }
      guard !found.isNameTaken else {
        throw AuditError(
          place: text(request.place),
          message: "there is a '\(found.token)' already",
          remedy: "choose another '--name'"
        )
      }
      return judged.result(of: found, from: file, isOfOneFile: request.isOfOneFile)
    }
    throw refusal(findings, request)
  }

  private func isMeant(_ finding: Finding, _ request: LineRequest, _ lines: LineTable) -> Bool {
    let place = TextPlace(of: finding.range, in: lines)
    guard place.line <= request.line, request.line <= place.endLine else { return false }
    guard let column = request.column else { return true }
    return (place.line, place.column) <= (request.line, column)
      && (request.line, column) < (place.endLine, place.endColumn)
  }

  private func refusal(_ findings: [Finding], _ request: ExtractionRequest) -> AuditError {
    if let exact = findings.compactMap(\.suggestions.first).first(where: { $0.match == .exact }) {
      return AuditError(
        place: text(request.place),
        message: "'\(exact.token)' has that value already",
        remedy: exact.replacement.map { "write '\($0)'" }
      )
    }
    return AuditError(
      place: text(request.place),
      message: "there are no tokens of its kind that a new one could stand beside",
      remedy: "declare two by hand; 'parlance tokens' lists what is known"
    )
  }

  private func text(_ place: LineRequest) -> String {
    ([place.file, "\(place.line)"] + (place.column.map { ["\($0)"] } ?? [])).joined(separator: ":")
  }
}
