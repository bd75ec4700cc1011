import Audit
import Linting
import SwiftSource
import Testing
import Usages

@Suite struct FileReportTests {
  @Test func countsLinesAndColumnsFromOneInBytes() {
    let source = "import UIKit\r\nlet ä = \"🎨\"; let h = 44\n  .clear\n"
    let number = offset(of: "44", in: source)
    let finding = SampleReport.finding().finding
    var first = finding
    first.range = SourceRange(number, number + 2)
    var second = finding
    second.range = SourceRange(number, offset(of: "clear", in: source) + 5)
    let result = FileFindings(
      findings: [first, second],
      suppressed: 2,
      problems: [FileProblem(offset: number, message: "odd")],
      adoption: [.color: AdoptionCount(tokens: 1, raw: 2)]
    )

    let report = FileReport(path: "A.swift", result: result, lines: LineTable(of: Array(source.utf8)))

    #expect(report.findings[0].place == TextPlace(line: 2, column: 26, endLine: 2, endColumn: 28))
    #expect(report.findings[1].place == TextPlace(line: 2, column: 26, endLine: 3, endColumn: 9))
    #expect(report.problems == [AuditProblem(file: "A.swift", line: 2, column: 26, message: "odd")])
    #expect(report.suppressed == 2)
    #expect(report.adoption == [.color: AdoptionCount(tokens: 1, raw: 2)])
  }

  @Test func aByteOrderMarkHasNoColumn() {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("44".utf8)
    var finding = SampleReport.finding().finding
    finding.range = SourceRange(3, 5)
    let report = FileReport(path: "A.swift", result: FileFindings(findings: [finding]), lines: LineTable(of: bytes))
    #expect(report.findings[0].place == TextPlace(line: 1, column: 1, endLine: 1, endColumn: 3))
  }

  private func offset(of part: String, in source: String) -> UInt32 {
    guard let range = source.firstRange(of: part) else { return 0 }
    return UInt32(source.utf8.distance(from: source.startIndex, to: range.lowerBound))
  }
}
