import Audit
import Testing

@testable import parlance

@Suite struct ProgressBarTests {
  @Test func fitsTheTerminal() {
    let progress = AuditProgress(phase: .reading, done: 250, total: 1_000)
    for columns in 0...200 {
      let line = ProgressBar.line(of: progress, columns: columns)
      #expect(line.count < max(1, columns))
      if columns > 17 { #expect(line.contains("reading")) }
      if columns > 17 { #expect(line.contains("250/1000")) }
    }
    #expect(
      ProgressBar.line(of: progress, columns: 80) == "reading [#######.......................] 250/1000"
    )
    #expect(ProgressBar.line(of: progress, columns: 30) == "reading [##........] 250/1000")
  }
}
