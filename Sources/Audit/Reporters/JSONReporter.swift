import Linting
import Usages

/// The report as one JSON object: figures, every finding and every problem. A finding takes one line.
package struct JSONReporter: Reporter {
  package init() {}

  package func write(_ report: AuditReport, to bytes: inout [UInt8]) {
    var writer = JSONWriter(bytes: bytes)
    // The writer's copy is then the only one, and appending to it copies nothing.
    bytes = []
    writer.beginObject(indent: 2)
    writer.key("tool")
    writer.string(ToolVersion.name)
    writer.key("version")
    writer.string(report.version)
    writer.key("root")
    writer.string(report.root)
    writer.key("summary")
    writer.write(AuditSummary(of: report))
    writer.key("findings")
    writer.beginArray(indent: 4)
    for file in report.files {
      for placed in file.findings { writer.write(placed, in: file.path) }
    }
    writer.end()
    writer.key("problems")
    writer.beginArray(indent: 4)
    for problem in report.allProblems { writer.write(problem) }
    writer.end()
    writer.end()
    bytes = writer.bytes
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ summary: AuditSummary) {
    beginObject(indent: 4)
    member("files", summary.files)
    member("analyzed", summary.analyzed)
    member("findings", summary.findings)
    key("bySeverity")
    beginObject()
    for severity in Severity.allCases.reversed() {
      guard let count = summary.bySeverity[severity] else { continue }
      key(named: severity.rawValue)
      integer(count)
    }
    end()
    key("byRule")
    beginObject()
    for (rule, count) in summary.byRule.sorted(by: { $0.key < $1.key }) {
      key(named: rule.rawValue)
      integer(count)
    }
    end()
    member("suppressed", summary.suppressed)
    member("baselined", summary.baselined)
    member("stale", summary.stale)
    key("adoption")
    beginObject()
    for kind in summary.adoptionKinds {
      let count = summary.adoption[kind, default: AdoptionCount()]
      key(named: kind.rawValue)
      beginObject()
      member("tokens", count.tokens)
      member("raw", count.raw)
      end()
    }
    end()
    end()
  }

  fileprivate mutating func write(_ placed: PlacedFinding, in path: String) {
    let finding = placed.finding
    beginObject()
    member("rule", finding.rule.rawValue)
    member("severity", finding.severity.rawValue)
    member("kind", finding.kind.rawValue)
    member("role", finding.role?.rawValue)
    member("file", path)
    member("line", placed.place.line)
    member("column", placed.place.column)
    member("endLine", placed.place.endLine)
    member("endColumn", placed.place.endColumn)
    member("message", finding.message)
    key("notes")
    beginArray()
    for note in finding.notes { string(note) }
    end()
    key("value")
    write(finding.value, hasUnknownAlpha: finding.hasUnknownAlpha)
    key("suggestions")
    beginArray()
    for suggestion in finding.suggestions { write(suggestion) }
    end()
    member("fingerprint", finding.fingerprint)
    member("contentFingerprint", finding.contentFingerprint)
    end()
  }

  private mutating func write(_ suggestion: Suggestion) {
    beginObject()
    member("token", suggestion.token)
    member("replacement", suggestion.replacement)
    member("match", suggestion.match.rawValue)
    key("difference")
    number(suggestion.difference)
    member("applicability", suggestion.applicability.rawValue)
    // What the replacement needs beside itself; missing where it needs nothing.
    if let module = suggestion.missingImport { member("import", module) }
    end()
  }

  fileprivate mutating func write(_ problem: AuditProblem) {
    beginObject()
    member("file", problem.file)
    member("line", problem.line)
    member("column", problem.column)
    member("message", problem.message)
    end()
  }

  private mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    string(text)
  }

  private mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    integer(number)
  }
}
