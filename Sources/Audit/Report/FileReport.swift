package import Linting
package import SwiftSource
package import Usages

/// What an audit says of one file, with every place in lines and columns.
package struct FileReport: Sendable {
  /// Relative to the root, `/` between folders.
  package var path: String
  /// Whether the file was judged: it is not excluded, generated or wholly out of context.
  package var isAnalyzed: Bool
  /// In source order.
  package var findings: [PlacedFinding]
  /// Findings that a suppression hides.
  package var suppressed: Int
  /// Positions in usage context, by kind.
  package var adoption: [UsageKind: AdoptionCount]
  /// In source order.
  package var problems: [AuditProblem]

  package init(
    path: String,
    isAnalyzed: Bool = true,
    findings: [PlacedFinding] = [],
    suppressed: Int = 0,
    adoption: [UsageKind: AdoptionCount] = [:],
    problems: [AuditProblem] = []
  ) {
    self.path = path
    self.isAnalyzed = isAnalyzed
    self.findings = findings
    self.suppressed = suppressed
    self.adoption = adoption
    self.problems = problems
  }

  /// Turns the offsets of a file's findings into places, so that the file's text need not be kept.
  package init(path: String, isAnalyzed: Bool = true, result: FileFindings, lines: LineTable) {
    self.init(
      path: path,
      isAnalyzed: isAnalyzed,
      findings: result.findings.map { PlacedFinding($0, at: TextPlace(of: $0.range, in: lines)) },
      suppressed: result.suppressed,
      adoption: result.adoption,
      problems: result.problems.map { problem in
        let place = TextPlace(of: SourceRange(at: problem.offset), in: lines)
        return AuditProblem(file: path, line: place.line, column: place.column, message: problem.message)
      }
    )
  }
}
